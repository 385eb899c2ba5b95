import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { questions } from '../../shared/questions.ts';
import { QuestionBoxes } from '../../src/components/info/QuestionBoxes.tsx';
import { atWidth } from '../atWidth.tsx';
import { noPicture } from '../parameters.ts';

/**
 * Use it above Message, for the questions that many visitors ask. A box is checked if Message
 * contains its question, so the text alone decides. Not for choices that the server must know: the
 * questions are sent as part of Message. Tab reaches each box, and Space checks it.
 */
const meta = {
  title: 'Forms/Info/QuestionBoxes',
  id: 'info-questionboxes',
  component: QuestionBoxes,
  tags: ['guide'],
  parameters: { ...noPicture },
  decorators: atWidth('inForm'),
  args: { message: questions[0], locked: false, onToggle: fn() },
} satisfies Meta<typeof QuestionBoxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
