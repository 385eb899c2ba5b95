import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GridBubbles } from '../../src/components/landing/GridBubbles.tsx';
import { Introduction } from '../../src/components/landing/Introduction.tsx';
import { NextSteps } from '../../src/components/landing/NextSteps.tsx';
import { LandingPage } from '../../src/components/landing/LandingPage.tsx';
import { landingSections } from '../../src/content/pages.ts';
import { partnerMail } from '../../src/rules/partnerMail.ts';
import { inPageFrame } from '../inPageFrame.tsx';
import { mock } from '../mocks/mock.ts';
import { asPage, inViews, lightOnly, noPicture } from '../parameters.ts';

const meta = {
  title: 'Pages/Landing/LandingPage',
  id: 'landing-landingpage',
  component: LandingPage,
  tags: ['page'],
  subcomponents: { GridBubbles, Introduction, NextSteps },
  args: {
    autoPlay: false,
    preparedFor: 'harborandpine.example',
    date: new Date(2026, 10, 25),
    videoUrl: '',
    onPrint: fn(),
    emailHref: partnerMail('https://probuilt.example').href,
  },
  decorators: inPageFrame({ signedIn: true, path: '/', navigation: landingSections }),
  parameters: { layout: 'fullscreen', docs: { story: asPage } },
} satisfies Meta<typeof LandingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide', '!autodocs'], parameters: noPicture };

/**
 * A verified visitor opens /. The page shows the program with its video and steps, the
 * questions, and a link to the form (§2).
 */
export const Arrived: Story = {
  tags: ['desk'],
  parameters: {
    design: mock('landing'),
    chromatic: inViews('desk'),
  },
  args: { autoPlay: true },
};

/**
 * The page is open on a tablet. The introduction is beside the button. The video is below,
 * followed by three columns of steps.
 */
export const OnATablet: Story = {
  parameters: { chromatic: lightOnly },
  globals: { viewport: { value: 'w600' } },
};

/**
 * The page is open on a phone. All parts form one column, in which the steps follow the
 * questions.
 */
export const OnAPhone: Story = {
  parameters: {
    // No picture is taken, because it would be identical to `Arrived` at 390 pixels.
    chromatic: { disableSnapshot: true },
  },
  globals: { viewport: { value: 'w390' } },
};

/**
 * The visitor prints the page. The questions have lines for notes, and the sheet fits on one
 * Letter page (S8).
 */
export const Printed: Story = {
  // Paper is wider than a phone.
  globals: { viewport: { value: 'w768' } },
  parameters: {
    design: mock('landing-print', ['paper']),
    chromatic: { media: 'print', ...lightOnly },
  },
};
