import { fn } from 'storybook/test';
import { initialGate, type GateState } from '../../src/rules/gate.ts';

/** What the gate is given besides its state. */
export const gateArgs = {
  resendIn: 0,
  hints: { codeMinutes: 10 },
  onSubmit: fn(),
  onEdit: fn(),
  onBack: fn(),
  onResend: fn(),
};

/** Step one with an email in its field. */
export const atEmail: GateState = { ...initialGate, email: 'pat@firm.example' };

/** Step two, after the code was sent. */
export const atCode: GateState = { ...atEmail, step: 'code' };
