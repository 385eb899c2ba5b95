import type { Meta, StoryObj } from '@storybook/react-vite';
import { SheetCells } from '../../src/components/landing/SheetCells.tsx';
import { atWidth } from '../atWidth.tsx';
import { lightOnly, noPicture } from '../parameters.ts';

/**
 * Use it once on a page that a visitor may print or forward: it says for whom the sheet is, its date
 * and its number.
 *
 * - **Not for** a form or a receipt: their title blocks are RequestTitleBlock.
 * - **For whom.** Pass a domain, or the whole email of a free mailbox (`preparedFor`).
 * - **Keyboard.** It has no controls. A screen reader reads it as a list of terms and details.
 */
const meta = {
  title: 'Pages/Landing/SheetCells',
  id: 'landing-sheetcells',
  component: SheetCells,
  args: { preparedFor: 'harborandpine.example', date: new Date(2026, 10, 25) },
  decorators: atWidth('facts'),
} satisfies Meta<typeof SheetCells>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide', '!autodocs'], parameters: noPicture };

/**
 * The verified email is at the domain of a firm. The title block names the domain, the date and
 * the sheet (S8).
 */
export const ForAFirm: Story = {};

/**
 * The verified email is at a free mailbox. The title block names the email, which wraps before
 * the @ or anywhere (S8).
 */
export const ForAFreeMailbox: Story = {
  parameters: { chromatic: lightOnly },
  args: { preparedFor: 'bartholomew.featherstonehaugh@gmail.com' },
};
