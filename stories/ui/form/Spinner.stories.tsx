import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../../src/components/ui/Spinner.tsx';

const meta = {
  title: 'Primitives/Spinner',
  id: 'ui-form-spinner',
  component: Spinner,
  tags: ['guide', 'new'],
  parameters: {
    use: {
      for: 'A wait for an answer, beside words that say so.',
      not: 'A page on its way: PageFrame has a line for it.',
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
