import type { messages } from '../../../src/content/messages.ts';
import type { GateEvent } from '../../../src/rules/gate.ts';
import type { StoryId } from '../../atlas.ts';

/** Every message of the error catalogue (specification, section 8), and the story that shows it. */
export const messageStories: Record<keyof typeof messages, StoryId> = {
  invalidEmail: 'gatecard--bad-address',
  sendFailed: 'gatecard--send-failed',
  refused: 'infoform--refused-before-sending',
  connectionFailed: 'infoform--connection-failed',
  sent: 'infopage--thanked',
};

/** Every event of the gate, and the story of the state that follows it. */
export const gateEventStories: Record<GateEvent['type'], StoryId> = {
  addressRefused: 'gatecard--bad-address',
  sendingStarted: 'gatecard--sending',
  codeSent: 'gatecard--code-step',
  sendingFailed: 'gatecard--send-failed',
  verifyingStarted: 'gatecard--verifying',
  codeRefused: 'gatecard--code-refused',
  edited: 'gatecard--address-typed',
  steppedBack: 'gatecard--address-kept',
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
    stories: ['gatecard--address-step', 'gatecard--sending', 'gatecard--code-step'],
  },
  {
    sentence: 'The back button returns from step 1 to step 0.',
    stories: ['gatecard--stepping-back', 'gatecard--address-kept'],
  },
  {
    sentence:
      'On step 1, submitting stores email and code in local storage and calls verification. Success sets the user as authorized; failure leaves the gate in place.',
    stories: ['gatecard--verifying', 'landingpage--arrived', 'gatecard--code-refused'],
  },
  {
    sentence: 'On load, if a stored email and code exist, verification is tried automatically.',
    stories: ['savedaccess--checking'],
  },
  {
    sentence:
      'When running on localhost, sending and verifying are skipped and always succeed after 100 ms.',
    stories: [],
  },
  {
    sentence:
      'Idle. On submit, if any field is invalid, the error is shown; otherwise the request is sent.',
    stories: ['infoform--blank', 'infoform--refused-before-sending', 'infoform--sending'],
  },
  {
    sentence: 'Success shows the success message and switches the page heading.',
    stories: ['infopage--thanked'],
  },
  {
    sentence: 'Failure shows the connection error.',
    stories: ['infoform--connection-failed', 'infopage--connection-failed'],
  },
  {
    sentence: 'The back-to-top control is visible or hidden.',
    stories: ['backtotop--visible', 'backtotop--hidden'],
  },
  {
    sentence: 'The Contact Us link in the header shows only in signed-in mode.',
    stories: ['header--signed-in', 'header--signed-out'],
  },
];
