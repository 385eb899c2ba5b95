import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../../src/components/frame/Header.tsx';
import { landingSections } from '../../src/content/pages.ts';
import { state } from '../parameters.ts';

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
  tags: ['guide'],
  args: { signedIn: true, navigation: landingSections },
};

/** Before verification, the header contains only the logo, which links to /. */
export const SignedOut: Story = {
  parameters: state('The visitor is not verified.', 'Header: a logo linking to /.'),
  args: { signedIn: false },
};

/** On the landing page, the header contains links to the sections of the page, and Contact Us. */
export const SignedIn: Story = {
  parameters: state(
    'A verified visitor is on the landing page.',
    'The Contact Us link in the header shows only in signed-in mode.',
  ),
  args: { signedIn: true, navigation: landingSections },
};

/** On the request page, Contact Us is marked as the current page. */
export const OnTheRequestPage: Story = {
  parameters: state(
    'A verified visitor is on /info.',
    'When the page is in signed-in mode, it also shows a Contact Us link to /info.',
  ),
  args: { signedIn: true, path: '/info' },
};
