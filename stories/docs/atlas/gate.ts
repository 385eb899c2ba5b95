import { by, spec, type AtlasRow } from './law.ts';

/** The door: every state of the gate, and the access that a browser has saved. */
export const gate = [
  {
    part: 'GateCard',
    state: 'Step one, empty',
    cause: 'Nothing is stored. Enter submits.',
    law: spec(2, 'Pressing Enter submits.'),
    story: 'gatecard--address-step',
  },
  {
    part: 'GateCard',
    state: 'Step one, address filled in',
    cause: 'Back from the code, or a stored address.',
    law: by('G11'),
    story: 'gatecard--address-kept',
  },
  {
    part: 'GateCard',
    state: 'Invalid Email.',
    cause: 'Send Code with a text that is no address.',
    law: spec(
      5,
      "It must match a standard address pattern, otherwise the message is 'Invalid Email.'.",
    ),
    story: 'gatecard--bad-address',
  },
  {
    part: 'GateCard',
    state: 'Issue sending Email.',
    cause: 'The call answers no, or cannot be made.',
    law: spec(5, "A failed code send gives 'Issue sending Email.'."),
    story: 'gatecard--send-failed',
  },
  {
    part: 'GateCard',
    state: 'Code on its way',
    cause: 'Send Code with a valid address.',
    law: spec(
      4,
      'Step 0 (enter email) goes to step 1 (enter code) when the email is valid and sending the code succeeds.',
    ),
    story: 'gatecard--sending',
  },
  {
    part: 'GateCard',
    state: 'Step two',
    cause: 'The code was sent a moment ago.',
    law: spec(2, "A button labelled 'Send Code' on step one and 'Verify Email' on step two."),
    story: 'gatecard--code-step',
  },
  {
    part: 'GateCard',
    state: 'Step two, Back pressed',
    cause: 'Back.',
    law: spec(4, 'The back button returns from step 1 to step 0.'),
    story: 'gatecard--stepping-back',
  },
  {
    part: 'GateCard',
    state: 'Another code may be asked for',
    cause: 'Half a minute has passed on step two.',
    law: by('G10'),
    story: 'gatecard--resend-ready',
  },
  {
    part: 'GateCard',
    state: 'Another code is on its way',
    cause: 'Resend code. The earlier code may be typed meanwhile.',
    law: by('G10'),
    story: 'gatecard--resending',
  },
  {
    part: 'GateCard',
    state: 'Issue sending Email., on step two',
    cause: 'Resend code fails. The earlier code still works.',
    law: by('G9'),
    story: 'gatecard--resend-failed',
  },
  {
    part: 'GateCard',
    state: 'Verifying',
    cause: 'Verify Email with a code.',
    law: spec(2, 'A loading indicator shows while verifying.'),
    story: 'gatecard--verifying',
  },
  {
    part: 'GateCard',
    state: 'Code refused, without a word',
    cause: 'The call answers no, or cannot be made.',
    law: spec(8, 'A failed verification shows no message; the gate just stays.'),
    story: 'gatecard--code-refused',
  },
  {
    part: 'GateCard',
    state: 'The longest address',
    cause: 'Fifty characters, the most that gate and form take.',
    law: by('G3'),
    story: 'gatecard--longest-address',
  },
  {
    part: 'SavedAccess',
    state: 'Checking',
    cause: 'A page behind the gate is opened with an email and a code in storage.',
    law: spec(4, 'On load, if a stored email and code exist, verification is tried automatically.'),
    story: 'savedaccess--checking',
  },
] as const satisfies readonly AtlasRow[];
