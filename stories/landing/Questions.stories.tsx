import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { QuestionLink } from '../../src/components/landing/QuestionLink.tsx';
import { Questions } from '../../src/components/landing/Questions.tsx';
import { inViews, state } from '../parameters.ts';

const meta = {
  title: 'Pages/Landing/Questions',
  id: 'landing-questions',
  component: Questions,
  subcomponents: { QuestionLink },
  args: { onPrint: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Questions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** Four links without answers. On a phone, an arrow replaces 'Ask this'. On paper, lines for notes follow. */
export const FourQuestions: Story = {
  tags: ['right-to-left'],
  parameters: {
    chromatic: inViews('right-to-left'),
    ...state('The landing page is open.', {
      design: 'The questions are four links, without answers.',
    }),
  },
  play: () => userEvent.tab(),
};
