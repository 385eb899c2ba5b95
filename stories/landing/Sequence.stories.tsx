import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sequence } from '../../src/components/landing/Sequence.tsx';

const meta = {
  title: 'Pages/Landing/Sequence',
  id: 'landing-sequence',
  component: Sequence,
  tags: ['guide', 'new'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sequence>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
