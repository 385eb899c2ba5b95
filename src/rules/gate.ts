/** Where a visitor stands at the gate. */
export interface GateState {
  /** The step on screen: the address that a code goes to, or the code. */
  readonly step: 'address' | 'code';
  /** The address: what the first step is filled with, and where the code of the second went. */
  readonly email: string;
  readonly phase: 'idle' | 'sending' | 'verifying';
  /**
   * What went wrong last, until the next keystroke or call; a refused code has no words
   * (specification, section 8).
   */
  readonly problem?: 'invalidEmail' | 'sendFailed' | 'codeRefused' | undefined;
  /** How many addresses were refused here: the same message, given again, is announced again. */
  readonly addressRefusals: number;
  /** When the host said that the latest code was sent, in milliseconds since the epoch. */
  readonly sentAt?: number | undefined;
}

/** What can happen at the gate. */
export type GateEvent =
  | { type: 'addressRefused'; email: string }
  | { type: 'sendingStarted'; email: string }
  | { type: 'codeSent'; at: number }
  | { type: 'sendingFailed' }
  | { type: 'verifyingStarted' }
  | { type: 'codeRefused' }
  | { type: 'edited' }
  | { type: 'steppedBack' };

/** The gate before anything has happened. */
export const closedGate: GateState = {
  step: 'address',
  email: '',
  phase: 'idle',
  addressRefusals: 0,
};

/**
 * The step that follows an event (specification, section 4). A verified visitor leaves the gate.
 */
export function nextGate(gate: GateState, event: GateEvent): GateState {
  const calm = { ...gate, phase: 'idle', problem: undefined } as const;
  switch (event.type) {
    case 'addressRefused':
      return {
        ...calm,
        email: event.email,
        problem: 'invalidEmail',
        addressRefusals: gate.addressRefusals + 1,
      };
    case 'sendingStarted':
      return { ...calm, email: event.email, phase: 'sending' };
    case 'codeSent':
      return { ...calm, step: 'code', sentAt: event.at };
    case 'sendingFailed':
      return { ...calm, problem: 'sendFailed' };
    case 'verifyingStarted':
      return { ...calm, phase: 'verifying' };
    case 'codeRefused':
      return { ...calm, problem: 'codeRefused' };
    case 'edited':
      return gate.problem ? calm : gate;
    case 'steppedBack':
      return { ...calm, step: 'address' };
  }
}
