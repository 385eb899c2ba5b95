import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SocialLinks } from '../../src/components/frame/SocialLinks.tsx';
import { Footer } from '../../src/components/frame/Footer.tsx';
import { inViews, state } from '../parameters.ts';

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

export const Playground: Story = { tags: ['guide'], args: { scrolled: false } };

/** The footer shows profiles, contacts, legal links and copyright, but no back-to-top control. */
export const AtTheTop: Story = {
  parameters: state(
    'The page is scrolled by 100 pixels or less.',
    'Footer: three social media profile links (icons);',
  ),
  args: { scrolled: false },
};

/** After the visitor scrolls down, the back-to-top control is in the corner. */
export const ScrolledDown: Story = {
  tags: ['right-to-left', 'reduced-motion'],
  parameters: {
    chromatic: inViews('right-to-left', 'reduced-motion'),
    ...state(
      'The page is scrolled by more than 100 pixels.',
      'The back-to-top control is visible or hidden.',
    ),
  },
  args: { scrolled: true },
};
