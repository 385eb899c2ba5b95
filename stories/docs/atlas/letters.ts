import { by, look, spec, type AtlasRow } from './law.ts';

const DEFAULTS =
  "In call 3, city, state and message default to 'No City Submitted', 'No State Submitted' and 'No Message Submitted'.";

/** The two letters, as a mail program shows them. */
export const letters = [
  {
    part: 'CodeMail',
    state: 'Code',
    cause: 'A code is asked for at the gate.',
    law: spec(1, 'A visitor first verifies an email address with a one-time code.'),
    story: 'mails-codemail--code',
  },
  {
    part: 'CodeMail',
    state: 'The longest address',
    cause: 'An address of fifty characters asks for a code.',
    law: by('G3'),
    story: 'mails-codemail--long-address',
  },
  {
    part: 'CodeMail',
    state: 'An address of digits and marks',
    cause: 'An address that could be mistaken for a code or for markup asks for one.',
    law: by('H10'),
    story: 'mails-codemail--odd-address',
  },
  {
    part: 'SalesMail',
    state: 'Every answer given',
    cause: 'A request is sent with every field filled in.',
    law: spec(
      1,
      "Prospects can submit a request for information, which is emailed to the provider's sales team.",
    ),
    story: 'mails-salesmail--complete',
  },
  {
    part: 'SalesMail',
    state: 'Labels above their values',
    cause: 'The letter is read on a phone.',
    law: look('Checked at 320 px.'),
    story: 'mails-salesmail--on-a-phone',
  },
  {
    part: 'SalesMail',
    state: 'Optional answers left out',
    cause: 'A request is sent without city, state and message.',
    law: spec(7, DEFAULTS),
    story: 'mails-salesmail--defaults',
  },
  {
    part: 'SalesMail',
    state: 'Every field at its limit',
    cause: 'A request is sent with as many characters as the fields take.',
    law: spec(
      9,
      'Maximum lengths: first name 25, last name 25, email 50, phone 25, company 50, job 50, city 50, state 25, message 500.',
    ),
    story: 'mails-salesmail--longest',
  },
  {
    part: 'SalesMail',
    state: 'Right-to-left letters and emoji',
    cause: 'A request is written in other scripts.',
    law: by('F11'),
    story: 'mails-salesmail--other-scripts',
  },
  {
    part: 'SalesMail',
    state: 'Markup stays text',
    cause: 'Somebody writes markup and line breaks into the fields.',
    law: by('F11'),
    story: 'mails-salesmail--hostile',
  },
  {
    part: 'SalesMail',
    state: 'Words without rows',
    cause: 'Another program sends a body that is no summary of the form.',
    law: by('F11'),
    story: 'mails-salesmail--other-body',
  },
  {
    part: 'SalesMail',
    state: 'Marked as verified elsewhere',
    cause: 'The request comes from another browser than the one that verified the address.',
    law: by('H10'),
    story: 'mails-salesmail--verified-elsewhere',
  },
  {
    part: 'SalesMail',
    state: 'Marked as not verified',
    cause: 'A request is sent from a page on localhost.',
    law: by('G2'),
    story: 'mails-salesmail--not-verified',
  },
] as const satisfies readonly AtlasRow[];
