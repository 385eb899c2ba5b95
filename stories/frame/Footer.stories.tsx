import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SocialLinks } from '../../src/components/frame/SocialLinks.tsx';
import { Footer } from '../../src/components/frame/Footer.tsx';
import { inViews, noPicture } from '../parameters.ts';

/**
 * Use it once, at the end of a page, inside PageFrame. Its profiles, contacts and legal links come
 * from the company and from the words of the site, not from props.
 *
 * - **Not for** links that a visitor needs to finish a task: these belong to the page.
 * - **Back to top** is part of the footer, so that it is the last stop of the Tab key.
 * - **Keyboard.** Tab reaches profiles, email, phone, address and legal links in reading order.
 */
const meta = {
  title: 'Pages/Frame/Footer',
  id: 'frame-footer',
  component: Footer,
  subcomponents: { SocialLinks },
  args: { year: 2026, onBackToTop: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['guide', '!autodocs'],
  parameters: noPicture,
  args: { scrolled: false },
};

/**
 * The page is scrolled by 100 pixels or less. The footer shows profiles, contacts, legal links
 * and copyright, but no back-to-top control (§1).
 */
export const AtTheTop: Story = {
  args: { scrolled: false },
};

/** The page is scrolled by more than 100 pixels. The back-to-top control is in the corner (§4). */
export const ScrolledDown: Story = {
  tags: ['right-to-left', 'reduced-motion'],
  parameters: {
    chromatic: inViews('right-to-left', 'reduced-motion'),
  },
  args: { scrolled: true },
};
