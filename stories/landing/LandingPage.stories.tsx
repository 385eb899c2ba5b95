import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GridBubbles } from '../../src/components/landing/GridBubbles.tsx';
import { Introduction } from '../../src/components/landing/Introduction.tsx';
import { NextSteps } from '../../src/components/landing/NextSteps.tsx';
import { LandingPage } from '../../src/components/landing/LandingPage.tsx';
import { landingSections } from '../../src/content/pages.ts';
import { inPageFrame } from '../inPageFrame.tsx';
import { mock } from '../mocks/mock.ts';
import { inViews, page, state } from '../parameters.ts';

const meta = {
  title: 'Pages/Landing/LandingPage',
  id: 'landing-landingpage',
  component: LandingPage,
  subcomponents: { GridBubbles, Introduction, NextSteps },
  args: {
    autoPlay: false,
    preparedFor: 'harborandpine.example',
    date: new Date(2026, 10, 25),
    videoUrl: '',
    onPrint: fn(),
  },
  decorators: inPageFrame({ signedIn: true, path: '/', navigation: landingSections }),
  parameters: page,
} satisfies Meta<typeof LandingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** The page shows the program with its video and steps, the questions, and a link to the form. */
export const Arrived: Story = {
  tags: ['desk'],
  parameters: {
    design: mock('landing'),
    chromatic: inViews('desk'),
    ...state(
      'A verified visitor opens /.',
      'Landing page: top navigation, a banner about the CPA Partner Program, an autoplaying muted embedded video, and a Request Information card linking to /info',
    ),
  },
  args: { autoPlay: true },
};

/** With reduced motion or a data saver, nothing moves automatically. */
export const Still: Story = {
  name: 'No autoplay, with reduced motion',
  parameters: {
    ...state(
      'The visitor prefers reduced motion or less data.',
      'P2: If the visitor prefers reduced motion or saves data, the page shows a poster and a play button.',
    ),
    // No picture is taken: `Arrived` shows the page, and PromoVideo its video without autoplay.
    chromatic: { disableSnapshot: true },
  },
};

/** The introduction is beside the button. The video is below, followed by three columns of steps. */
export const OnATablet: Story = {
  parameters: {
    ...state('The page is open on a tablet.', {
      design:
        'From 600 to 899 px, the button is beside the introduction, and the video has the full width.',
    }),
  },
  globals: { viewport: { value: 'w600' } },
};

/** All parts form one column, in which the steps follow the questions. */
export const OnAPhone: Story = {
  parameters: {
    ...state('The page is open on a phone.', {
      design:
        'Below 600 px, the order is introduction, button, title block, video, questions, steps.',
    }),
    // No picture is taken, because it would be identical to `Arrived` at 390 pixels.
    chromatic: { disableSnapshot: true },
  },
  globals: { viewport: { value: 'w390' } },
};

/** On paper, the questions have lines for notes, and the sheet fits on one Letter page. */
export const Printed: Story = {
  parameters: {
    design: mock('landing-print', ['paper']),
    chromatic: { media: 'print' },
    ...state(
      'The visitor prints the landing page.',
      'S8: Each sheet prints on one Letter page, sheet 1 with two lines for notes below each question.',
    ),
  },
};
