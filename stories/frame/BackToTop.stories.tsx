import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { BackToTop } from '../../src/components/frame/BackToTop.tsx';
import { inFrame, state } from '../parameters.ts';

const meta = {
  title: 'Pages/Frame/BackToTop',
  id: 'frame-backtotop',
  component: BackToTop,
  args: { visible: true, onClick: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: inFrame,
    state: {
      rule: 'The back-to-top control appears once the scroll position is over 100 pixels and scrolls smoothly to the top when clicked.',
    },
  },
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** At the top of the page, there is no button and no tab stop. */
export const Hidden: Story = {
  parameters: state(
    'The page is scrolled by 100 pixels or less.',
    'The back-to-top control is visible or hidden.',
  ),
  args: { visible: false },
};

/** The button is in the corner of the window. */
export const Visible: Story = {
  parameters: state('The page is scrolled by more than 100 pixels.'),
};

/** The button has keyboard focus. */
export const Focused: Story = {
  parameters: state('The visitor moves the focus to the button with the Tab key.'),
  play: () => userEvent.tab(),
};
