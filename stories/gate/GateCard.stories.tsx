import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { GateField } from '../../src/components/gate/GateField.tsx';
import { GateMessage } from '../../src/components/gate/GateMessage.tsx';
import { GateNews } from '../../src/components/gate/GateNews.tsx';
import { GatePage } from '../../src/components/gate/GatePage.tsx';
import { GateSteps } from '../../src/components/gate/GateSteps.tsx';
import { ResendCode } from '../../src/components/gate/ResendCode.tsx';
import { TitleBlock } from '../../src/components/gate/TitleBlock.tsx';
import { GateCard } from '../../src/components/gate/GateCard.tsx';
import { initialGate } from '../../src/rules/gate.ts';
import { inboxAt } from '../../shared/inboxAt.ts';
import { inPageFrame } from '../inPageFrame.tsx';
import { mock } from '../mocks/mock.ts';
import { inViews, page, state } from '../parameters.ts';
import { atCode, atEmail, gateArgTypes, gateArgs } from './gateArgs.ts';

/** Fills in the uncontrolled field through its attribute `value`. */
const fillCode = (field: HTMLInputElement | null) => field?.setAttribute('value', '402917');

const meta = {
  title: 'Pages/Gate/GateCard',
  id: 'gate-gatecard',
  component: GateCard,
  subcomponents: { GateField, GateMessage, GateNews, GatePage, GateSteps, ResendCode, TitleBlock },
  argTypes: gateArgTypes,
  args: { ...gateArgs, gate: initialGate },
  decorators: inPageFrame({ signedIn: false, path: '/' }),
  parameters: page,
} satisfies Meta<typeof GateCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** The email step has no Back button. */
export const AddressStep: Story = {
  tags: ['desk'],
  parameters: {
    design: mock('gate-1'),
    chromatic: inViews('desk'),
    ...state(
      'A visitor without a stored email opens / or /info.',
      "Heading 'Verify an Email to access ProBuilt'.",
    ),
  },
};

/** The visitor types an email. Enter submits it. */
export const AddressTyped: Story = {
  parameters: state('The visitor types an email.', 'Pressing Enter submits.'),
  play: ({ canvas }) => userEvent.type(canvas.getByRole('textbox'), 'Pat@Firm.example'),
};

/** The field contains the email if Back was pressed or an email is stored. */
export const AddressKept: Story = {
  parameters: state(
    'The visitor presses Back at the code step, or an email is stored.',
    'The back button returns from step 1 to step 0.',
  ),
  args: { gate: atEmail },
};

/** If the domain has a typing error, a suggestion replaces the help. One press applies it. */
export const TypingError: Story = {
  parameters: state(
    'The visitor types an email at a large provider with one error in the domain.',
    'G15',
  ),
  args: {
    gate: { ...atEmail, email: 'pat@gmial.com' },
    hints: { codeMinutes: 10, suggestion: 'pat@gmail.com' },
  },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('textbox')),
};

/** 'Invalid Email.' is shown, because the text is not an email. */
export const BadAddress: Story = {
  tags: ['error'],
  parameters: {
    design: mock('gate-1-invalid'),
    ...state(
      'The visitor types text that is not an email address and presses Send Code.',
      "It must match a standard address pattern, otherwise the message is 'Invalid Email.'.",
    ),
  },
  args: { gate: { ...atEmail, email: 'pat@firm', problem: 'invalidEmail' } },
};

/** 'Issue sending Email.' is shown, because no code could be sent. The field keeps the email. */
export const SendFailed: Story = {
  tags: ['error'],
  parameters: {
    design: mock('gate-1-failed'),
    ...state(
      'The login host refuses to send a code, or the call fails.',
      "A failed code send gives 'Issue sending Email.'.",
    ),
  },
  args: { gate: { ...atEmail, problem: 'sendFailed' } },
};

/** The code is being sent. */
export const Sending: Story = {
  tags: ['loading', 'reduced-motion'],
  parameters: {
    chromatic: inViews('reduced-motion'),
    design: mock('gate-1-sending'),
    ...state(
      'The visitor types a valid email and presses Send Code.',
      'Step 0 (enter email) goes to step 1 (enter code) when the email is valid and sending the code succeeds.',
    ),
  },
  args: { gate: { ...atEmail, phase: 'sending' } },
};

/** The code has just been sent. Another code can be requested later. */
export const CodeStep: Story = {
  tags: ['desk', 'more-contrast'],
  parameters: {
    design: mock('gate-2'),
    chromatic: inViews('desk', 'more-contrast'),
    ...state(
      'The code was sent a moment ago.',
      "A button labelled 'Send Code' on step one and 'Verify Email' on step two.",
    ),
  },
  args: { gate: atCode, resendIn: 24 },
};

/** The help names the sender, and a link opens the visitor's inbox at a large provider. */
export const CodeStepWithInbox: Story = {
  parameters: state('The email belongs to a large provider, and MAIL_FROM is set.', 'G14'),
  args: {
    gate: { ...atCode, email: 'pat@gmail.com' },
    hints: {
      codeMinutes: 10,
      sender: 'hello@probuilt.example',
      inbox: inboxAt('pat@gmail.com'),
    },
    resendIn: 24,
  },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('textbox')),
};

/** The visitor types a code. Enter submits it. */
export const CodeTyped: Story = {
  parameters: state('The visitor types a code.', 'G5'),
  args: { gate: atCode, resendIn: 12 },
  play: ({ canvas }) => userEvent.type(canvas.getByRole('textbox'), '123 456'),
};

/** Another code can be requested. */
export const ResendReady: Story = {
  parameters: state('Thirty seconds have passed since the code was sent.', 'G10'),
  args: { gate: atCode },
};

/** Another code is being sent. The visitor can still enter the first one. */
export const Resending: Story = {
  tags: ['loading'],
  parameters: state(
    'The visitor presses Resend code.',
    'G9: A resend does not invalidate the earlier code.',
  ),
  args: { gate: { ...atCode, phase: 'sending' } },
};

/** For five seconds, the gate confirms that another code was sent. */
export const NewCodeSent: Story = {
  parameters: {
    design: mock('gate-2-resent'),
    ...state('The visitor pressed Resend code, and another code was sent.', {
      design: 'After a press: “New code sent. Resend in 30 seconds”, for five seconds.',
    }),
  },
  args: {
    gate: { ...atCode, isResent: true },
    hints: { codeMinutes: 10, newCodeSent: true },
    resendIn: 30,
  },
};

/** The second code could not be sent. The first one still works. */
export const ResendFailed: Story = {
  tags: ['error'],
  parameters: state(
    'The visitor pressed Resend code, but no code could be sent.',
    "G10: Beyond 5 requests an hour for a mailbox, or 10 a minute or 60 an hour for a network, the response is false and the gate shows 'Issue sending Email.'.",
  ),
  args: { gate: { ...atCode, problem: 'sendFailed' } },
};

/** A loading indicator is shown while the code is being verified. */
export const Verifying: Story = {
  tags: ['loading'],
  parameters: {
    design: mock('gate-2-verifying'),
    ...state(
      'The visitor types a code and presses Verify Email.',
      'On step 1, submitting stores email and code in local storage and calls verification. Success sets the user as authorized; failure leaves the gate in place.',
    ),
  },
  args: { gate: { ...atCode, phase: 'verifying' }, resendIn: 12, inputRef: fillCode },
};

/**
 * No message is shown. Instead, the field is marked, the line between the steps has a break, and
 * the orange page is above the tower again.
 */
export const CodeRefused: Story = {
  tags: ['error', 'reduced-motion'],
  parameters: {
    chromatic: inViews('reduced-motion'),
    design: mock('gate-2-refused'),
    ...state(
      'The login host refuses the code.',
      'A failed verification shows no message; the gate just stays.',
    ),
  },
  args: { gate: { ...atCode, problem: 'codeRefused' }, inputRef: fillCode },
  // Focuses the field and selects its text, as GateRoute does.
  play: ({ canvas }) => userEvent.tripleClick(canvas.getByRole('textbox')),
};

/** The longest email that the gate accepts wraps onto several lines. */
export const LongestAddress: Story = {
  parameters: state('An email has the maximum length.', 'G3'),
  args: { gate: { ...atCode, email: `${'long-name-'.repeat(3)}@${'firm-'.repeat(2)}a.example` } },
};
