import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ledger } from '../../src/components/ui/Ledger.tsx';
import { partnerProgram } from '../../src/content/partnerProgram.ts';
import { atWidth } from '../atWidth.tsx';
import { state } from '../parameters.ts';

/**
 * Use it for short terms with their details, as in a receipt. Do not use it for data that readers
 * compare by column, or for long terms, which do not fit beside the details.
 */
const meta = {
  title: 'Primitives/Ledger',
  id: 'ui-ledger',
  component: Ledger,
  decorators: atWidth('facts'),
} satisfies Meta<typeof Ledger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'], args: { rows: partnerProgram.next.steps } };

/** Terms and details are on ruled lines. */
export const Rows: Story = {
  parameters: state('A page shows facts or a receipt.', {
    design: 'Facts are set on ruled lines, as in a ledger.',
  }),
  args: { rows: partnerProgram.next.steps },
};
