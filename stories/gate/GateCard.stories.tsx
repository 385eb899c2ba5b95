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
import { asPage, inViews, lightOnly, noPicture } from '../parameters.ts';
import { atCode, atEmail, gateArgTypes, gateArgs } from './gateArgs.ts';

/** Fills in the uncontrolled field through its attribute `value`. */
const fillCode = (field: HTMLInputElement | null) => field?.setAttribute('value', '402917');

/**
 * Use it as the only content of a page whose visitor must first prove an email. The parent keeps the
 * step, the call and its result in `gate`, and focuses the field through `inputRef`.
 *
 * - **Not for** signing in to an account: there is no password, and no second field.
 * - **Refused code.** No message is shown. The field is marked, and the help says what to do.
 * - **Pending.** The button keeps its label and the focus. A resend does not lock the code.
 * - **Keyboard.** Tab reaches field, button, Back and Resend. Enter in the field submits.
 */
const meta = {
  title: 'Pages/Gate/GateCard',
  id: 'gate-gatecard',
  component: GateCard,
  tags: ['page'],
  subcomponents: { GateField, GateMessage, GateNews, GatePage, GateSteps, ResendCode, TitleBlock },
  argTypes: gateArgTypes,
  args: { ...gateArgs, gate: initialGate },
  decorators: inPageFrame({ signedIn: false, path: '/' }),
  parameters: { layout: 'fullscreen', docs: { story: asPage } },
} satisfies Meta<typeof GateCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide', '!autodocs'], parameters: noPicture };

/** A visitor without a stored email opens / or /info. There is no Back button (§2). */
export const AddressStep: Story = {
  tags: ['desk'],
  parameters: {
    design: mock('gate-1'),
    chromatic: inViews('desk'),
  },
};

/** The visitor types an email. Enter submits it (§2). */
export const AddressTyped: Story = {
  parameters: { chromatic: lightOnly },
  play: ({ canvas }) => userEvent.type(canvas.getByRole('textbox'), 'Pat@Firm.example'),
};

/**
 * The visitor presses Back at the code step, or an email is stored. The field contains the email
 * (§4).
 */
export const AddressKept: Story = {
  parameters: { chromatic: lightOnly },
  args: { gate: atEmail },
};

/**
 * The visitor types an email at a large provider with one error in the domain. A suggestion
 * replaces the help, and one press applies it (G15).
 */
export const TypingError: Story = {
  args: {
    gate: { ...atEmail, email: 'pat@gmial.com' },
    hints: { codeMinutes: 10, suggestion: 'pat@gmail.com' },
  },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('textbox')),
};

/** The visitor submits text that is not an email. 'Invalid Email.' is shown (§5). */
export const BadAddress: Story = {
  tags: ['error'],
  parameters: {
    design: mock('gate-1-invalid'),
  },
  args: { gate: { ...atEmail, email: 'pat@firm', problem: 'invalidEmail' } },
};

/**
 * The login host refuses to send a code, or the call fails. 'Issue sending Email.' is shown, and
 * the field keeps the email (§5).
 */
export const SendFailed: Story = {
  tags: ['error'],
  parameters: {
    design: mock('gate-1-failed'),
  },
  args: { gate: { ...atEmail, problem: 'sendFailed' } },
};

/** The visitor submits a valid email. The code is being sent (§4). */
export const Sending: Story = {
  tags: ['loading', 'reduced-motion'],
  parameters: {
    chromatic: inViews('reduced-motion'),
    design: mock('gate-1-sending'),
  },
  args: { gate: { ...atEmail, phase: 'sending' } },
};

/** The code was sent a moment ago. Another one can be requested when the countdown ends (G10). */
export const CodeStep: Story = {
  tags: ['desk', 'more-contrast'],
  parameters: {
    design: mock('gate-2'),
    chromatic: inViews('desk', 'more-contrast'),
  },
  args: { gate: atCode, resendIn: 24 },
};

/**
 * The email is at a large provider, and MAIL_FROM is set. The help names the sender, and a link
 * opens the inbox (G14).
 */
export const CodeStepWithInbox: Story = {
  parameters: { chromatic: lightOnly },
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

/** The visitor types a code, with or without spaces. Enter submits it (G5). */
export const CodeTyped: Story = {
  parameters: { chromatic: lightOnly },
  args: { gate: atCode, resendIn: 12 },
  play: ({ canvas }) => userEvent.type(canvas.getByRole('textbox'), '123 456'),
};

/** Thirty seconds have passed since the code was sent. Another code can be requested (G10). */
export const ResendReady: Story = {
  parameters: { chromatic: lightOnly },
  args: { gate: atCode },
};

/** The visitor presses Resend code. The first code can still be entered meanwhile (G9). */
export const Resending: Story = {
  tags: ['loading'],
  args: { gate: { ...atCode, phase: 'sending' } },
};

/** Another code was sent after Resend code was pressed. The gate says so for five seconds. */
export const NewCodeSent: Story = {
  parameters: {
    design: mock('gate-2-resent'),
  },
  args: {
    gate: { ...atCode, isResent: true },
    hints: { codeMinutes: 10, newCodeSent: true },
    resendIn: 30,
  },
};

/**
 * No further code could be sent after Resend code was pressed. 'Issue sending Email.' is shown,
 * and the first code still works (§5).
 */
export const ResendFailed: Story = {
  tags: ['error'],
  args: { gate: { ...atCode, problem: 'sendFailed' } },
};

/** The visitor submits a code. A loading indicator is shown while it is being verified (§2). */
export const Verifying: Story = {
  tags: ['loading'],
  parameters: {
    design: mock('gate-2-verifying'),
  },
  args: { gate: { ...atCode, phase: 'verifying' }, resendIn: 12, inputRef: fillCode },
};

/**
 * The login host refuses the code. No message is shown (§8). Instead, the field is marked, the
 * line between the steps has a break, and the orange page is above the tower again.
 */
export const CodeRefused: Story = {
  tags: ['error', 'reduced-motion'],
  parameters: {
    chromatic: inViews('reduced-motion'),
    design: mock('gate-2-refused'),
  },
  args: { gate: { ...atCode, problem: 'codeRefused' }, inputRef: fillCode },
  // Focuses the field and selects its text, as GateRoute does.
  play: ({ canvas }) => userEvent.tripleClick(canvas.getByRole('textbox')),
};

/** The gate is open on a phone in landscape. The picture shows the window. */
export const InALowWindow: Story = {
  tags: ['window'],
  parameters: { chromatic: lightOnly },
  globals: { viewport: { value: 'low' } },
};

/** The email has the maximum length. It wraps onto several lines (G3). */
export const LongestAddress: Story = {
  parameters: { chromatic: lightOnly },
  args: { gate: { ...atCode, email: `${'long-name-'.repeat(3)}@${'firm-'.repeat(2)}a.example` } },
};
