import type { messages } from '../../../src/content/messages.ts';
import type { GateEvent } from '../../../src/rules/gate.ts';
import type { StoryId } from '../../atlas.ts';

/** Every message of the error catalogue (specification, section 8), and the story that shows it. */
export const messageStories: Record<keyof typeof messages, StoryId> = {
  invalidEmail: 'gate-gatecard--bad-address',
  sendFailed: 'gate-gatecard--send-failed',
  refused: 'info-infoform--refused-before-sending',
  connectionFailed: 'info-infoform--connection-failed',
  sent: 'info-infopage--thanked',
};

/** Every event of the gate, and the story of the state that follows it. */
export const gateEventStories: Record<GateEvent['type'], StoryId> = {
  emailRefused: 'gate-gatecard--bad-address',
  sendingStarted: 'gate-gatecard--sending',
  codeSent: 'gate-gatecard--code-step',
  sendingFailed: 'gate-gatecard--send-failed',
  verifyingStarted: 'gate-gatecard--verifying',
  codeRefused: 'gate-gatecard--code-refused',
  verifyingFailed: 'gate-gatecard--code-typed',
  reset: 'gate-gatecard--address-step',
  edited: 'gate-gatecard--address-typed',
  steppedBack: 'gate-gatecard--address-kept',
};

export interface Transition {
  /** A sentence of the specification's section 4. */
  sentence: string;
  /** The states it leads from and to, in their order; none where nothing is to be seen. */
  stories: readonly StoryId[];
}

/** Every sentence of the specification's section 4, in its order. */
export const transitions: readonly Transition[] = [
  {
    sentence:
      'Step 0 (enter email) goes to step 1 (enter code) when the email is valid and sending the code succeeds.',
    stories: ['gate-gatecard--address-step', 'gate-gatecard--sending', 'gate-gatecard--code-step'],
  },
  {
    sentence: 'The back button returns from step 1 to step 0.',
    stories: ['gate-gatecard--stepping-back', 'gate-gatecard--address-kept'],
  },
  {
    sentence:
      'On step 1, submitting stores email and code in local storage and calls verification. Success sets the user as authorized; failure leaves the gate in place.',
    stories: [
      'gate-gatecard--verifying',
      'landing-landingpage--arrived',
      'gate-gatecard--code-refused',
    ],
  },
  {
    sentence: 'On load, if a stored email and code exist, verification is tried automatically.',
    stories: ['gate-savedaccess--checking'],
  },
  {
    sentence:
      'When running on localhost, sending and verifying are skipped and always succeed after 100 ms.',
    stories: [],
  },
  {
    sentence:
      'Idle. On submit, if any field is invalid, the error is shown; otherwise the request is sent.',
    stories: [
      'info-infoform--blank',
      'info-infoform--refused-before-sending',
      'info-infoform--sending',
    ],
  },
  {
    sentence: 'Success shows the success message and switches the page heading.',
    stories: ['info-infopage--thanked'],
  },
  {
    sentence: 'Failure shows the connection error.',
    stories: ['info-infoform--connection-failed', 'info-infopage--connection-failed'],
  },
  {
    sentence: 'The back-to-top control is visible or hidden.',
    stories: ['frame-backtotop--visible', 'frame-backtotop--hidden'],
  },
  {
    sentence: 'The Contact Us link in the header shows only in signed-in mode.',
    stories: ['frame-header--signed-in', 'frame-header--signed-out'],
  },
];
