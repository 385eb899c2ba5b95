import type { Inbox } from '../../shared/inboxAt.ts';

export interface GateState {
  readonly step: 'email' | 'code';
  /** The recipient of the code, and the initial text of the email field. */
  readonly email: string;
  /** The text of the current field; undefined until the visitor types. */
  readonly text?: string | undefined;
  readonly phase: 'idle' | 'sending' | 'verifying';
  /** The problem that the last event caused. A refused code has no message (section 8). */
  readonly problem?: 'invalidEmail' | 'sendFailed' | 'codeRefused' | undefined;
  /** The problem that the visitor is correcting. The help must not change while typing. */
  readonly corrected?: GateState['problem'];
  /** Counts refused emails, so that a repeated message is announced again. */
  readonly emailRefusals: number;
  /** The time when the latest code was sent, in milliseconds since the epoch. */
  readonly sentAt?: number | undefined;
  /** True if the latest code was requested at the code step. */
  readonly isResent?: boolean | undefined;
}

export interface GateHints {
  /** True on localhost, where no code is sent or needed (docs/decisions/gate.md#g2). */
  readonly needsNoCode?: boolean | undefined;
  /** The lifetime of a code; undefined if another login host sends it. */
  readonly codeMinutes?: number | undefined;
  readonly sender?: string | undefined;
  /** True for a few seconds after another code was sent. */
  readonly newCodeSent?: boolean | undefined;
  readonly suggestion?: string | undefined;
  readonly inbox?: Inbox | undefined;
}

export type GateEvent =
  | { type: 'emailRefused' | 'sendingStarted'; email: string }
  | { type: 'codeSent'; at: number }
  | { type: 'edited'; text: string }
  | { type: 'sendingFailed' | 'verifyingStarted' | 'steppedBack' | 'reset' }
  /** `isSending` is true while another code is still being sent. */
  | { type: 'codeRefused' | 'verifyingFailed'; isSending?: boolean };

export const initialGate: GateState = {
  step: 'email',
  email: '',
  phase: 'idle',
  emailRefusals: 0,
};

/** Returns the state of the gate after an event (specification, section 4). */
export function gateReducer(gate: GateState, event: GateEvent): GateState {
  const idle = { ...gate, phase: 'idle', problem: undefined, corrected: undefined } as const;
  // A code can be verified while another one is being sent.
  const sent = { ...idle, phase: gate.phase === 'verifying' ? 'verifying' : 'idle' } as const;
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
        ...sent,
        step: 'code',
        sentAt: event.at,
        isResent: gate.step === 'code',
        text: gate.step === 'code' ? gate.text : undefined,
      };
    case 'sendingFailed':
      return { ...sent, problem: 'sendFailed' };
    case 'verifyingStarted':
      return { ...idle, phase: 'verifying' };
    case 'codeRefused':
      return { ...idle, phase: event.isSending ? 'sending' : 'idle', problem: 'codeRefused' };
    // The call failed, so the code may be valid and the field is not marked
    // (docs/decisions/gate.md#g6).
    case 'verifyingFailed':
      return { ...idle, phase: event.isSending ? 'sending' : 'idle' };
    case 'edited':
      return {
        ...gate,
        text: event.text,
        problem: undefined,
        corrected: gate.problem ?? gate.corrected,
      };
    case 'steppedBack':
      return { ...idle, step: 'email', text: undefined };
    case 'reset':
      return initialGate;
  }
}

/** True while the step cannot be submitted. A code can be submitted during a resend. */
export function isLocked({ step, phase }: GateState): boolean {
  return phase === 'verifying' || (step === 'email' && phase === 'sending');
}
