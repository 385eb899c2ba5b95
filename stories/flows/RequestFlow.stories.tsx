import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { messages } from '../../src/content/messages.ts';
import { pages } from '../../src/content/pages.ts';
import { filled } from '../info/infoValues.ts';
import { loadCaptcha } from '../info/loadCaptcha.ts';
import { phonePicture } from '../pageReview.ts';
import { answerArgTypes } from './answer.ts';
import { RequestFlow } from './RequestFlow.tsx';

const meta = {
  title: 'Flows/RequestFlow',
  id: 'flows-requestflow',
  component: RequestFlow,
  argTypes: answerArgTypes,
  tags: ['flow', 'phone-picture'],
  args: { initialValues: filled },
  parameters: { layout: 'fullscreen', chromatic: phonePicture },
} satisfies Meta<typeof RequestFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = { tags: ['guide'], args: { answer: 'yes' } };

async function send(canvas: StoryContext['canvas']) {
  await loadCaptcha(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
}

/** From the form to the receipt. */
export const AnswersYes: Story = {
  parameters: {
    state: {
      cause: 'The host says yes.',
      law: 'Success shows the success message and switches the page heading.',
    },
  },
  args: { answer: 'yes' },
  play: async ({ canvas }) => {
    await send(canvas);

    await expect(await canvas.findByText(messages.sent)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      pages.info.headingSent.join(' '),
    );
  },
};

/** The host does not take the request. */
export const AnswersNo: Story = {
  tags: ['error'],
  parameters: {
    state: { cause: 'The host says no.', law: 'Failure shows the connection error.' },
    // It looks as `Fails` does.
    chromatic: { disableSnapshot: true },
  },
  args: { answer: 'no' },
  play: async ({ canvas }) => {
    await send(canvas);

    await expect(await canvas.findByText(messages.connectionFailed)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveValue(filled.company);
  },
};

/** The host cannot be reached: the same words, and everything stays as typed. */
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
    await send(canvas);

    await expect(await canvas.findByText(messages.connectionFailed)).toBeVisible();
  },
};

/** The answer takes five seconds: the fields wait. */
export const Slow: Story = {
  tags: ['loading'],
  args: { answer: 'slow' },
  // It goes on by itself after five seconds: no moment for a picture. Waiting is seen at its
  // component.
  parameters: {
    state: {
      cause: 'The host takes its time.',
      law: 'Idle. On submit, if any field is invalid, the error is shown; otherwise the request is sent.',
    },
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await send(canvas);

    await expect(await canvas.findByRole('button', { name: 'Sending' })).toBeVisible();
  },
};
