import { fn } from 'storybook/test';
import { initialGate, type GateState } from '../../src/rules/gate.ts';

export const gateArgs = {
  resendIn: 0,
  hints: { codeMinutes: 10 },
  onSubmit: fn(),
  onEdit: fn(),
  onBack: fn(),
  onResend: fn(),
};

export const atEmail: GateState = { ...initialGate, email: 'pat@firm.example' };

export const atCode: GateState = { ...atEmail, step: 'code' };

const states: Record<string, GateState> = {
  Email: initialGate,
  'Email kept': atEmail,
  'Sending the code': { ...atEmail, phase: 'sending' },
  'Invalid email': { ...atEmail, email: 'pat@firm', problem: 'invalidEmail' },
  'Code not sent': { ...atEmail, problem: 'sendFailed' },
  Code: atCode,
  'Sending another code': { ...atCode, phase: 'sending' },
  Verifying: { ...atCode, phase: 'verifying' },
  'Code refused': { ...atCode, problem: 'codeRefused' },
};

/** Adds a Storybook control that selects the gate's state by name. */
export const gateArgTypes = {
  gate: { control: 'select', options: Object.keys(states), mapping: states },
} as const;
