import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ledger } from '../../src/components/ui/Ledger.tsx';
import { partnerProgram } from '../../src/content/partnerProgram.ts';
import { atWidth } from '../atWidth.tsx';
import { state } from '../parameters.ts';

/**
 * For facts, a receipt or contact details: short terms with their details. Not for data that
 * readers compare by column, and not for long terms, which do not fit beside the details.
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

/** Terms and details on ruled lines. */
export const Rows: Story = {
  parameters: state('A page shows facts, a receipt or contact details.', {
    design: 'Facts have ruled lines, as in a ledger.',
  }),
  args: { rows: partnerProgram.next.steps },
};
