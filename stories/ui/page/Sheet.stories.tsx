import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormSheet } from '../../../src/components/ui/Sheet.tsx';
import { atWidth } from '../../atWidth.tsx';

/**
 * For the form of a page, and the receipt that takes its place. Not for any other box: facts stand in
 * a Ledger, messages in a Notice. A sheet within a sheet would seem to be two forms.
 */
const meta = {
  title: 'Primitives/Sheet',
  id: 'ui-page-sheet',
  component: FormSheet,
  // The manifest for tools does not read `styled`.
  tags: ['guide', 'new', '!manifest'],
  decorators: atWidth('form'),
  args: { children: 'The fields of the form' },
} satisfies Meta<typeof FormSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
