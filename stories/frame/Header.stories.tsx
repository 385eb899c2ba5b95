import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../../src/components/frame/Header.tsx';
import { landingSections } from '../../src/content/pages.ts';
import { noPicture } from '../parameters.ts';

/**
 * Use it once, at the top of a page, inside PageFrame. `signedIn` decides whether it leads on to the
 * request form; `navigation` adds the sections of the landing page.
 *
 * - **Not for** more than a handful of links: it has no menu, and wraps into a second row on phones.
 * - **Current page.** Contact Us is marked on /info by `aria-current`, not only by its look.
 * - **Keyboard.** Tab reaches the logo, the sections and Contact Us in this order.
 */
const meta = {
  title: 'Pages/Frame/Header',
  id: 'frame-header',
  component: Header,
  args: { path: '/' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['guide', '!autodocs'],
  parameters: noPicture,
  args: { signedIn: true, navigation: landingSections },
};

/** The visitor is not verified. The header contains only the logo, which links to / (§1). */
export const SignedOut: Story = {
  args: { signedIn: false },
};

/**
 * A verified visitor is on the landing page. The header links to the sections of the page, and
 * to Contact Us (§4).
 */
export const SignedIn: Story = {
  args: { signedIn: true, navigation: landingSections },
};

/** A verified visitor is on /info. Contact Us is marked as the current page (§1). */
export const OnTheRequestPage: Story = {
  args: { signedIn: true, path: '/info' },
};
