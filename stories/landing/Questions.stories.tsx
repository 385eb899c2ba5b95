import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Questions } from '../../src/components/landing/Questions.tsx';
import { state } from '../parameters.ts';

const meta = {
  title: 'Pages/Landing/Questions',
  id: 'landing-questions',
  component: Questions,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Questions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** The questions are four links without answers. On a phone, an arrow replaces 'Ask this'. */
export const FourQuestions: Story = {
  parameters: state('The landing page is open.', {
    design: 'The questions are four links, without answers.',
  }),
  play: () => userEvent.tab(),
};
