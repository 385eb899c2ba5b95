import type { Meta, StoryObj } from '@storybook/react-vite';
import { SheetCells } from '../../src/components/landing/SheetCells.tsx';
import { atWidth } from '../atWidth.tsx';
import { state } from '../parameters.ts';

const meta = {
  title: 'Pages/Landing/SheetCells',
  id: 'landing-sheetcells',
  component: SheetCells,
  args: { preparedFor: 'harborandpine.example', date: new Date(2026, 10, 25) },
  decorators: atWidth('facts'),
} satisfies Meta<typeof SheetCells>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** The title block names the domain of the verified email, the date and the sheet. */
export const ForAFirm: Story = {
  parameters: state('The verified email is at the domain of a firm.', 'S8'),
};

/** A long email wraps before the @ or anywhere. */
export const ForAFreeMailbox: Story = {
  args: { preparedFor: 'bartholomew.featherstonehaugh@gmail.com' },
  parameters: state('The verified email is at a free mailbox.', 'S8'),
};
