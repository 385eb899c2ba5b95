import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { GateCard } from '../../src/components/gate/GateCard.tsx';
import { gateWords } from '../../src/content/gate.ts';
import { messages } from '../../src/content/messages.ts';
import { initialGate, type GateState } from '../../src/rules/gate.ts';
import { pageReview } from '../pageReview.ts';

const address: GateState = { ...initialGate, email: 'pat@firm.example' };
const code: GateState = { ...address, step: 'code' };

/** The field keeps what was typed; nobody hands it a code. */
const fillCode = (field: HTMLInputElement | null) => field?.setAttribute('value', '402917');

const calls = { onSubmit: fn(), onEdit: fn(), onBack: fn(), onResend: fn() };

const meta = {
  component: GateCard,
  args: { gate: initialGate, resendIn: 0, codeMinutes: 10, ...calls },
  parameters: { layout: 'fullscreen', chromatic: pageReview },
} satisfies Meta<typeof GateCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Step one. There is nothing to go back to. */
export const AddressStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

/** Enter sends the address as it was typed. */
export const AddressTyped: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(field).toHaveAttribute('enterkeyhint', 'send');
    await userEvent.type(field, 'Pat@Firm.example{Enter}');

    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('Pat@Firm.example');
    await expect(args.onEdit).toHaveBeenCalled();
  },
};

/** Step one for a visitor who came back from the code, or who was here before. */
export const AddressKept: Story = {
  args: { gate: address },
  play: async ({ args, canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Send Code' }));

    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('pat@firm.example');
  },
};

/** 'Invalid Email.': the text does not match the address pattern. */
export const BadAddress: Story = {
  args: { gate: { ...address, email: 'pat@firm', problem: 'invalidEmail' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.invalidEmail);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      `${gateWords.addressExample} ${messages.invalidEmail}`,
    );
  },
};

/** 'Issue sending Email.': the code could not be sent. The address is right and stays. */
export const SendFailed: Story = {
  args: { gate: { ...address, problem: 'sendFailed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.sendFailed);
    await expect(canvas.getByRole('textbox')).toHaveValue('pat@firm.example');
  },
};

/** The code is on its way; a second press sends nothing. */
export const Sending: Story = {
  args: { gate: { ...address, phase: 'sending' } },
  play: async ({ args, canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Send Code' }));

    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Step two, a moment after the code was sent: another one is possible in a while. */
export const CodeStep: Story = {
  args: { gate: code, resendIn: 24 },
  play: async ({ args, canvas }) => {
    const resend = canvas.getByRole('button', { name: 'Resend code' });
    await expect(resend).toHaveStyle({ textDecorationLine: 'none', cursor: 'default' });
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

/** Enter sends the code as it was typed. */
export const CodeTyped: Story = {
  args: { gate: code, resendIn: 12 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123 456{Enter}');

    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('123 456');
  },
};

/** Back leads from step two to step one. */
export const SteppingBack: Story = {
  args: { gate: code, resendIn: 24 },
  play: async ({ args, canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Back' }));

    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Half a minute later another code may be asked for. */
export const ResendReady: Story = {
  args: { gate: code },
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
  args: { gate: { ...code, phase: 'sending' } },
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
  args: { gate: { ...code, problem: 'sendFailed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.sendFailed);
    const field = canvas.getByRole('textbox', { name: 'One-time code' });
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(messages.sendFailed));
  },
};

/** The loading indicator shows while the code is verified. */
export const Verifying: Story = {
  args: { gate: { ...code, phase: 'verifying' }, resendIn: 12, inputRef: fillCode },
  play: async ({ args, canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Verify Email' }));

    await expect(canvas.getByRole('progressbar', { name: 'Verifying' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/**
 * A refused code says nothing: the field is marked, the line breaks, the orange page rises again.
 */
export const CodeRefused: Story = {
  args: { gate: { ...code, problem: 'codeRefused' }, inputRef: fillCode },
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
  args: { gate: { ...code, email: `${'long-name-'.repeat(3)}@${'firm-'.repeat(2)}a.example` } },
};
