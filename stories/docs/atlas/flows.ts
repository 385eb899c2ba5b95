import { spec, type AtlasRow } from './law.ts';

const SENT_CODE =
  'Step 0 (enter email) goes to step 1 (enter code) when the email is valid and sending the code succeeds.';
const NO_CODE = "A failed code send gives 'Issue sending Email.'.";
const THROWN = 'Any thrown error is turned into a false status.';

/** States in their order, with an answer from the toolbar instead of a network. */
export const flows = [
  {
    part: 'GateFlow',
    state: 'From the address to the landing page',
    cause: 'The host says yes to both calls.',
    law: spec(4, SENT_CODE),
    story: 'flows-gateflow--answers-yes',
  },
  {
    part: 'GateFlow',
    state: 'Stays on step one, refused',
    cause: 'The host says no.',
    law: spec(5, NO_CODE),
    story: 'flows-gateflow--answers-no',
  },
  {
    part: 'GateFlow',
    state: 'Stays on step one, unreached',
    cause: 'The host cannot be reached.',
    law: spec(7, THROWN),
    story: 'flows-gateflow--fails',
  },
  {
    part: 'GateFlow',
    state: 'Waits',
    cause: 'The host takes its time.',
    law: spec(2, 'A loading indicator shows while verifying.'),
    story: 'flows-gateflow--slow',
  },
  {
    part: 'RequestFlow',
    state: 'From the form to the receipt',
    cause: 'The host says yes.',
    law: spec(4, 'Success shows the success message and switches the page heading.'),
    story: 'flows-requestflow--answers-yes',
  },
  {
    part: 'RequestFlow',
    state: 'Stays with the form, refused',
    cause: 'The host says no.',
    law: spec(4, 'Failure shows the connection error.'),
    story: 'flows-requestflow--answers-no',
  },
  {
    part: 'RequestFlow',
    state: 'Stays with the form, unreached',
    cause: 'The host cannot be reached.',
    law: spec(7, THROWN),
    story: 'flows-requestflow--fails',
  },
  {
    part: 'RequestFlow',
    state: 'Waits',
    cause: 'The host takes its time.',
    law: spec(
      4,
      'Idle. On submit, if any field is invalid, the error is shown; otherwise the request is sent.',
    ),
    story: 'flows-requestflow--slow',
  },
] as const satisfies readonly AtlasRow[];
