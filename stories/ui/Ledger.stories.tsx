import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ledger } from '../../src/components/ui/Ledger.tsx';
import { partnerProgram } from '../../src/content/partnerProgram.ts';

const meta = {
  title: 'Primitives/Ledger',
  id: 'ui-ledger',
  component: Ledger,
} satisfies Meta<typeof Ledger>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Terms and details on ruled lines. */
export const Rows: Story = {
  parameters: {
    state: {
      cause: 'Facts, a receipt, a contact.',
      law: { design: 'A ledger page and a structural plan are the same drawing.' },
    },
  },
  args: { rows: partnerProgram.facts },
};
