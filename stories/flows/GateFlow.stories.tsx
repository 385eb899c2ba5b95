import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { messages } from '../../src/content/messages.ts';
import { phonePicture } from '../pageReview.ts';
import { answerArgTypes } from './answer.ts';
import { GateFlow } from './GateFlow.tsx';

const meta = {
  title: 'Flows/GateFlow',
  id: 'flows-gateflow',
  component: GateFlow,
  argTypes: answerArgTypes,
  tags: ['flow', 'phone-picture'],
  parameters: { layout: 'fullscreen', chromatic: phonePicture },
} satisfies Meta<typeof GateFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = { tags: ['guide'], args: { answer: 'yes' } };

async function askForCode(canvas: StoryContext['canvas']) {
  const field = canvas.getByRole('textbox', { name: 'Email address' });
  await userEvent.type(field, 'pat@firm.example{Enter}');
}

/** From the address through the code to the landing page, and Contact Us appears. */
export const AnswersYes: Story = {
  parameters: {
    state: {
      cause: 'The host says yes to both calls.',
      law: 'Step 0 (enter email) goes to step 1 (enter code) when the email is valid and sending the code succeeds.',
    },
    // It looks as `LandingPage` does where it is still.
    chromatic: { disableSnapshot: true },
  },
  args: { answer: 'yes' },
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'One-time code' }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify Email' }));

    await expect(await canvas.findByRole('link', { name: 'Contact Us' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play video' })).toBeVisible();
  },
};

/** The host sends no code. */
export const AnswersNo: Story = {
  tags: ['error'],
  parameters: {
    state: { cause: 'The host says no.', law: "A failed code send gives 'Issue sending Email.'." },
    // It looks as `Fails` does.
    chromatic: { disableSnapshot: true },
  },
  args: { answer: 'no' },
  play: async ({ canvas }) => {
    await askForCode(canvas);

    await expect(await canvas.findByText(messages.sendFailed)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue(
      'pat@firm.example',
    );
  },
};

/** The host cannot be reached: the same words, as the visitor can do the same about it. */
export const Fails: Story = {
  tags: ['error'],
  parameters: {
    state: {
      cause: 'The host cannot be reached.',
      law: 'Any thrown error is turned into a false status.',
    },
  },
  args: { answer: 'fails' },
  play: async ({ canvas }) => {
    await askForCode(canvas);

    await expect(await canvas.findByText(messages.sendFailed)).toBeVisible();
  },
};

/** The answer takes five seconds: the field waits, and something turns. */
export const Slow: Story = {
  tags: ['loading'],
  args: { answer: 'slow' },
  // It goes on by itself after five seconds: no moment for a picture. Waiting is seen at its
  // component.
  parameters: {
    state: { cause: 'The host takes its time.', law: 'A loading indicator shows while verifying.' },
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await askForCode(canvas);

    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAttribute(
      'readonly',
    );
  },
};
