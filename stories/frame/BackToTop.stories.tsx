import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { BackToTop } from '../../src/components/frame/BackToTop.tsx';
import { inFrame, noPicture } from '../parameters.ts';

/**
 * Use it on a page that may be longer than the window; Footer contains it. The parent decides when it
 * is visible and scrolls the page.
 *
 * - **Not for** a page that fits into the window, or as the only way back to the navigation.
 * - **Hidden.** It is not in the document order of the Tab key until it is visible.
 * - **Keyboard.** Enter and Space press it. The parent then moves the focus to the top.
 */
const meta = {
  title: 'Pages/Frame/BackToTop',
  id: 'frame-backtotop',
  component: BackToTop,
  args: { visible: true, onClick: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: { story: inFrame },
  },
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide', '!autodocs'], parameters: noPicture };

/** The page is scrolled by 100 pixels or less. There is no button and no tab stop (§4). */
export const Hidden: Story = {
  args: { visible: false },
};

/** The page is scrolled by more than 100 pixels. The button is in the corner of the window (§2). */
export const Visible: Story = {};

/** The visitor reaches the button with the Tab key. It has a focus ring. */
export const Focused: Story = {
  play: () => userEvent.tab(),
};
