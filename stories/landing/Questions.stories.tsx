import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { QuestionLink } from '../../src/components/landing/QuestionLink.tsx';
import { Questions } from '../../src/components/landing/Questions.tsx';
import { partnerMail } from '../../src/rules/partnerMail.ts';
import { inViews, noPicture } from '../parameters.ts';

const meta = {
  title: 'Pages/Landing/Questions',
  id: 'landing-questions',
  component: Questions,
  subcomponents: { QuestionLink },
  args: { onPrint: fn(), emailHref: partnerMail('https://probuilt.example').href },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Questions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide', '!autodocs'], parameters: noPicture };

/**
 * The landing page is open. Four links have no answers. On a phone, an arrow replaces 'Ask
 * this'; on paper, lines for notes follow.
 */
export const FourQuestions: Story = {
  tags: ['right-to-left'],
  parameters: {
    chromatic: inViews('right-to-left'),
  },
  play: () => userEvent.tab(),
};
