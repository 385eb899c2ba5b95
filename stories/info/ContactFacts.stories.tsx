import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactFacts } from '../../src/components/info/ContactFacts.tsx';
import { atWidth } from '../atWidth.tsx';

const meta = {
  title: 'Pages/Info/ContactFacts',
  id: 'info-contactfacts',
  component: ContactFacts,
  tags: ['guide', 'new'],
  decorators: atWidth('besideForm'),
} satisfies Meta<typeof ContactFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
