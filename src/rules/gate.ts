import type { Inbox } from './providers/inboxAt.ts';

/** Where a visitor stands at the gate. */
export interface GateState {
  /** The step on screen: the email that a code goes to, or the code. */
  readonly step: 'email' | 'code';
  /** The email: what the first step is filled with, and where the code of the second went. */
  readonly email: string;
  /** What was typed in the step's field; absent until a key is pressed there. */
  readonly text?: string | undefined;
  readonly phase: 'idle' | 'sending' | 'verifying';
  /**
   * What went wrong last, until the next keystroke or call; a refused code has no words
   * (specification, section 8).
   */
  readonly problem?: 'invalidEmail' | 'sendFailed' | 'codeRefused' | undefined;
  /** How many emails were refused here: the same message, given again, is announced again. */
  readonly emailRefusals: number;
  /** When the host said that the latest code was sent, in milliseconds since the epoch. */
  readonly sentAt?: number | undefined;
  /** True when the latest code replaced an earlier one on the code step. */
  readonly isResent?: boolean | undefined;
  /** True when the host said then that an earlier letter still waits. */
  readonly isDelayed?: boolean | undefined;
}

/** What the gate can say of the code and the email, as far as it is known. */
export interface GateHints {
  /** How long a code works, in minutes; undefined where the host does not say. */
  readonly codeMinutes?: number | undefined;
  /** True where the mail server puts the letter off. */
  readonly isDelayed?: boolean | undefined;
  /** The email that the code comes from. */
  readonly sender?: string | undefined;
  /** True for a few seconds after a new code was sent. */
  readonly newCodeSent?: boolean | undefined;
  /** The email that was probably meant by the one in the field. */
  readonly suggestion?: string | undefined;
  /** Where the visitor reads mail on the web. */
  readonly inbox?: Inbox | undefined;
}

/** What can happen at the gate. */
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

/** The gate before anything has happened. */
export const initialGate: GateState = {
  step: 'email',
  email: '',
  phase: 'idle',
  emailRefusals: 0,
};

/**
 * The gate after an event (specification, section 4). A verified visitor leaves the gate.
 */
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
