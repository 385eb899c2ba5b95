import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { GateCard } from '../../src/components/gate/GateCard.tsx';
import { messages } from '../../src/content/messages.ts';
import { inboxAt } from '../../src/rules/providers/inboxAt.ts';
import { inPageFrame } from '../inPageFrame.tsx';
import { everyView, phonePicture } from '../pageReview.ts';
import { atCode, gateArgs } from './gateArgs.ts';

/** The field keeps what was typed; nobody hands it a code. */
const fillCode = (field: HTMLInputElement | null) => field?.setAttribute('value', '402917');

const meta = {
  title: 'Pages/Gate/GateCardCodeStep',
  id: 'gate-gatecardcodestep',
  component: GateCard,
  tags: ['page', 'phone-picture'],
  args: { ...gateArgs, gate: atCode },
  decorators: inPageFrame({ signedIn: false, path: '/' }),
  parameters: { layout: 'fullscreen', chromatic: phonePicture },
} satisfies Meta<typeof GateCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Step two, a moment after the code was sent: another one is possible in a while. */
export const CodeStep: Story = {
  tags: ['every-view', '!phone-picture'],
  parameters: {
    chromatic: everyView,
    state: {
      cause: 'The code was sent a moment ago.',
      law: "A button labelled 'Send Code' on step one and 'Verify Email' on step two.",
    },
  },
  args: { resendIn: 24 },
  play: async ({ args, canvas }) => {
    const resend = canvas.getByRole('button', { name: 'Resend code' });
    await expect(resend).toHaveStyle({ textDecorationLine: 'none', cursor: 'default' });
    const { color } = getComputedStyle(canvas.getByText('in 24 seconds'));
    await expect(resend).toHaveStyle({ color });
    await fireEvent.click(resend);
    await expect(args.onResend).not.toHaveBeenCalled();

    const field = canvas.getByRole('textbox', { name: 'One-time code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('enterkeyhint', 'go');
    await expect(field).toHaveAccessibleDescription(
      /^The code works for 10 minutes\. No email yet\?/,
    );
  },
};

/** The help names the sender. Below stands a quiet link to the inbox of a large provider. */
export const CodeStepWithInbox: Story = {
  tags: ['new'],
  parameters: { state: { cause: 'An email at a large provider; MAIL_FROM is set.', law: 'G14' } },
  args: {
    gate: { ...atCode, email: 'pat@gmail.com' },
    hints: {
      codeMinutes: 10,
      sender: 'no-reply@probuilt.example',
      inbox: inboxAt('pat@gmail.com'),
    },
    resendIn: 24,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' });
    await expect(field).toHaveAccessibleDescription(/one from no-reply@probuilt\.example, or/);
    field.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Verify Email' })).toHaveFocus();
    const link = canvas.getByRole('link', { name: 'Open Gmail (in a new tab)' });
    await expect(link).toBeVisible();
    field.focus();
  },
};

/** Our own host says so when the mail server puts the letter off. */
export const LetterDelayed: Story = {
  tags: ['new'],
  parameters: { state: { cause: 'Asking again while the letter waits.', law: 'H18' } },
  args: { hints: { codeMinutes: 10, isDelayed: true }, resendIn: 24 },
};

/** Enter sends the code as it was typed. */
export const CodeTyped: Story = {
  parameters: { state: { cause: 'Typing. Enter submits.', law: 'G5' } },
  args: { resendIn: 12 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123 456{Enter}');

    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('123 456');
  },
};

/** Back leads from step two to step one. */
export const SteppingBack: Story = {
  parameters: {
    state: { cause: 'Back.', law: 'The back button returns from step 1 to step 0.' },
    // It looks as `CodeStep` does.
    chromatic: { disableSnapshot: true },
  },
  args: { resendIn: 24 },
  play: async ({ args, canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Back' }));

    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Half a minute later another code may be asked for. */
export const ResendReady: Story = {
  parameters: { state: { cause: 'Half a minute has passed on step two.', law: 'G10' } },
  play: async ({ args, canvas }) => {
    const resend = canvas.getByRole('button', { name: 'Resend code' });
    await expect(resend).toHaveStyle({ textDecorationLine: 'underline' });
    await expect(getComputedStyle(resend).color).toBe(getComputedStyle(document.body).color);
    await fireEvent.click(resend);

    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

/** Another code is on its way; the first one may be typed meanwhile. */
export const Resending: Story = {
  tags: ['loading'],
  parameters: { state: { cause: 'Resend code. The earlier one still works.', law: 'G10' } },
  args: { gate: { ...atCode, phase: 'sending' } },
  play: async ({ args, canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Resend code' }));

    await expect(canvas.getByRole('progressbar', { name: 'Sending the code' })).toBeVisible();
    await expect(args.onResend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute('readonly');
    const spinnerIn = (name: string) => canvas.getByRole('button', { name }).querySelector('svg');
    await expect(spinnerIn('Resend code')).toBeVisible();
    await expect(spinnerIn('Verify Email')).toBeNull();
  },
};

/** The second code could not be sent; the first one still works. */
export const ResendFailed: Story = {
  tags: ['error'],
  parameters: { state: { cause: 'Resend code fails. The earlier code still works.', law: 'G9' } },
  args: { gate: { ...atCode, problem: 'sendFailed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.sendFailed);
    const field = canvas.getByRole('textbox', { name: 'One-time code' });
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(messages.sendFailed));
  },
};

/** The loading indicator shows while the code is verified. */
export const Verifying: Story = {
  tags: ['loading'],
  parameters: {
    state: {
      cause: 'Verify Email with a code.',
      law: 'On step 1, submitting stores email and code in local storage and calls verification. Success sets the user as authorized; failure leaves the gate in place.',
    },
  },
  args: { gate: { ...atCode, phase: 'verifying' }, resendIn: 12, inputRef: fillCode },
  play: async ({ args, canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Verify Email' }));

    await expect(canvas.getByRole('progressbar', { name: 'Verifying' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A refused code says nothing: the field is marked, the line breaks, the page rises again. */
export const CodeRefused: Story = {
  tags: ['error'],
  parameters: {
    state: {
      cause: 'The call answers no, or cannot be made.',
      law: 'A failed verification shows no message; the gate just stays.',
    },
  },
  args: { gate: { ...atCode, problem: 'codeRefused' }, inputRef: fillCode },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'One-time code' });
    await expect(field).toBeInvalid();
    // As the route does.
    field.focus();
    field.select();
  },
};

/** The longest address that the gate accepts wraps and pushes nothing aside. */
export const LongestAddress: Story = {
  parameters: { state: { cause: 'The most characters that gate and form take.', law: 'G3' } },
  args: { gate: { ...atCode, email: `${'long-name-'.repeat(3)}@${'firm-'.repeat(2)}a.example` } },
};
