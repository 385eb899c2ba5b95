import type { Inbox } from './providers/inboxAt.ts';

export interface GateState {
  readonly step: 'email' | 'code';
  /** The email: what the first step is filled with, and where the code of the second went. */
  readonly email: string;
  /** What was typed in the step's field; absent until a key is pressed there. */
  readonly text?: string | undefined;
  readonly phase: 'idle' | 'sending' | 'verifying';
  /** Until the next keystroke or call; a refused code has no words (specification, section 8). */
  readonly problem?: 'invalidEmail' | 'sendFailed' | 'codeRefused' | undefined;
  /** How many emails were refused here: the same message, given again, is announced again. */
  readonly emailRefusals: number;
  /** In milliseconds since the epoch. */
  readonly sentAt?: number | undefined;
  /** True when the latest code replaced an earlier one on the code step. */
  readonly isResent?: boolean | undefined;
  /** True when our server said that an earlier mail still waits. */
  readonly isDelayed?: boolean | undefined;
}

export interface GateHints {
  /** In minutes; undefined where the login host does not say. */
  readonly codeMinutes?: number | undefined;
  readonly isDelayed?: boolean | undefined;
  readonly sender?: string | undefined;
  /** True for a few seconds after a new code was sent. */
  readonly newCodeSent?: boolean | undefined;
  readonly suggestion?: string | undefined;
  readonly inbox?: Inbox | undefined;
}

export type GateEvent =
  | { type: 'emailRefused'; email: string }
  | { type: 'sendingStarted'; email: string }
  | { type: 'codeSent'; at: number; isDelayed?: boolean | undefined }
  | { type: 'sendingFailed' }
  | { type: 'verifyingStarted' }
  | { type: 'codeRefused' }
  | { type: 'verifyingFailed' }
  | { type: 'edited'; text: string }
  | { type: 'steppedBack' }
  | { type: 'reset' };

export const initialGate: GateState = {
  step: 'email',
  email: '',
  phase: 'idle',
  emailRefusals: 0,
};

/** The gate after an event (specification, section 4). */
export function gateReducer(gate: GateState, event: GateEvent): GateState {
  const idle = { ...gate, phase: 'idle', problem: undefined } as const;
  switch (event.type) {
    case 'emailRefused':
      return {
        ...idle,
        email: event.email,
        problem: 'invalidEmail',
        emailRefusals: gate.emailRefusals + 1,
      };
    case 'sendingStarted':
      return { ...idle, email: event.email, phase: 'sending' };
    case 'codeSent':
      return {
        ...idle,
        step: 'code',
        sentAt: event.at,
        isResent: gate.step === 'code',
        isDelayed: event.isDelayed,
        text: gate.step === 'code' ? gate.text : undefined,
      };
    case 'sendingFailed':
      return { ...idle, problem: 'sendFailed' };
    case 'verifyingStarted':
      return { ...idle, phase: 'verifying' };
    case 'codeRefused':
      return { ...idle, problem: 'codeRefused' };
    // The code may be right: nothing is marked (docs/decisions/gate.md#g6).
    case 'verifyingFailed':
      return idle;
    case 'edited':
      return { ...gate, text: event.text, problem: undefined };
    case 'steppedBack':
      return { ...idle, step: 'email', text: undefined };
    case 'reset':
      return initialGate;
  }
}

/** True while the step cannot be submitted. A code can be while another one is being sent. */
export function isLocked({ step, phase }: GateState): boolean {
  return phase === 'verifying' || (step === 'email' && phase === 'sending');
}
