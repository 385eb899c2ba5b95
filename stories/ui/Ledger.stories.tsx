import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ledger } from '../../src/components/ui/Ledger.tsx';
import { partnerProgram } from '../../src/content/partnerProgram.ts';
import { atWidth } from '../atWidth.tsx';

const meta = {
  title: 'Primitives/Ledger',
  id: 'ui-ledger',
  component: Ledger,
  decorators: atWidth('facts'),
  parameters: {
    deadMenus: ['motion'],
    use: {
      for: 'Facts, a receipt, a contact: a term, and what it is.',
      not: 'A table whose columns are compared.',
    },
  },
} satisfies Meta<typeof Ledger>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = { tags: ['guide'], args: { rows: partnerProgram.facts } };

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
