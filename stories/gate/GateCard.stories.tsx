import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { GateCard } from '../../src/components/gate/GateCard.tsx';
import { initialGate } from '../../src/rules/gate.ts';
import { inPageFrame } from '../inPageFrame.tsx';
import { mock } from '../mocks/mock.ts';
import { everyView, page, state } from '../parameters.ts';
import { atEmail, gateArgTypes, gateArgs } from './gateArgs.ts';

const meta = {
  title: 'Pages/Gate/GateCard',
  id: 'gate-gatecard',
  component: GateCard,
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
  tags: ['every-view'],
  parameters: {
    design: mock('gate-1'),
    chromatic: everyView,
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
  tags: ['new'],
  parameters: state(
    'The visitor types an email at a large provider with one error in the domain.',
    'G15',
  ),
  args: {
    gate: { ...atEmail, email: 'pat@gmial.com' },
    hints: { codeMinutes: 10, suggestion: 'pat@gmail.com' },
  },
  play: ({ canvas }) => canvas.getByRole('textbox').focus(),
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
  tags: ['loading'],
  parameters: {
    design: mock('gate-1-sending'),
    ...state(
      'The visitor types a valid email and presses Send Code.',
      'Step 0 (enter email) goes to step 1 (enter code) when the email is valid and sending the code succeeds.',
    ),
  },
  args: { gate: { ...atEmail, phase: 'sending' } },
};
