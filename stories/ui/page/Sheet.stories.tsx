import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormSheet } from '../../../src/components/ui/Sheet.tsx';
import { atWidth } from '../../atWidth.tsx';

const meta = {
  title: 'Primitives/Sheet',
  id: 'ui-page-sheet',
  component: FormSheet,
  // The manifest for tools does not read `styled`.
  tags: ['guide', 'new', '!manifest'],
  decorators: atWidth('form'),
  args: { children: 'The fields of the form' },
  argTypes: {
    children: {
      description: 'The form, or the receipt that takes its place.',
      control: 'text',
      table: { type: { summary: 'ReactNode' } },
    },
  },
  parameters: {
    use: {
      for: 'The form of a page, and the receipt that takes its place.',
      not: 'Any other box: facts stand in a Ledger, messages in a Notice.',
    },
  },
} satisfies Meta<typeof FormSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
