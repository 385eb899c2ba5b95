import type { StoryId } from '../../atlas.ts';
import type { DecisionId } from './law.ts';

/** A decision in short, with the stories that show it or the reason why none does. */
export type Decision = { reading: string } & (
  | { seen: readonly StoryId[] }
  | { unseen: 'between two states' | 'in the calls' | 'on the host' | 'in the built pages' }
);

/** Every decision where the specification is silent, and where to see it. */
export const decisions: Record<DecisionId, Decision> = {
  G1: {
    reading: 'Signed-in mode is the verified state in memory; stories set it by an argument.',
    seen: ['frame-header--signed-out', 'frame-header--signed-in', 'gate-savedaccess--checking'],
  },
  G2: {
    reading: 'On localhost nothing is sent or verified; sales mail from there says so.',
    seen: ['mails-salesmail--not-verified'],
  },
  G3: {
    reading: 'An address has at most 50 characters and is kept in lower case.',
    seen: ['gate-gatecard--longest-address', 'mails-codemail--long-address'],
  },
  G4: {
    reading: 'One address rule for gate, form and host.',
    seen: ['gate-gatecard--bad-address'],
  },
  G5: {
    reading: 'Any non-empty code may be submitted, with spaces and hyphens; one plain field.',
    seen: ['gate-gatecard--code-typed'],
  },
  G6: {
    reading: 'A refused code has cues without words; the help on step two stands there before.',
    seen: ['gate-gatecard--code-refused', 'gate-gatecard--code-step'],
  },
  G7: {
    reading: 'A definite no at load drops the code and keeps the email for step one.',
    seen: ['gate-gatecard--address-kept'],
  },
  G8: { reading: 'A code is redeemed once; a cookie carries the access.', unseen: 'on the host' },
  G9: {
    reading: 'Every unexpired code verifies; a resend never kills the earlier one.',
    seen: ['gate-gatecard--resend-failed'],
  },
  G10: {
    reading: 'Another code may be asked for after 30 seconds, shown as text.',
    seen: [
      'gate-gatecard--code-step',
      'gate-gatecard--resend-ready',
      'gate-gatecard--resending',
      'gate-gatecard--send-failed',
    ],
  },
  G11: {
    reading: 'Back keeps the address; the step survives a reload of the tab.',
    seen: ['gate-gatecard--address-kept', 'gate-gatecard--stepping-back'],
  },
  G12: {
    reading: '‘Use a different email’ leads from the form to the gate.',
    seen: ['info-infoform--other-email'],
  },
  G13: { reading: 'Broken storage never breaks the page.', unseen: 'between two states' },
  F1: {
    reading: 'Six fields are required; city, state and message are optional. Texts are trimmed.',
    seen: ['info-infoform--refused-before-sending', 'info-infoform--draft'],
  },
  F2: {
    reading: 'A field is marked when it is left wrong, and calm as soon as it is right.',
    seen: ['info-infoform--left-invalid', 'info-infoform--correcting'],
  },
  F3: {
    reading: 'A phone number may have a country code, separators and an extension.',
    seen: ['info-infoform--draft', 'info-infoform--correcting'],
  },
  F4: {
    reading: 'A refused submit: the message, links to the fields, focus there.',
    seen: ['info-infoform--refused-before-sending', 'info-infoform--correcting'],
  },
  F5: {
    reading: 'Without a valid stored address nothing is sent; the form says how to go on.',
    seen: ['info-infoform--unverified'],
  },
  F6: {
    reading: 'One send at a time; what was typed survives every failure.',
    seen: ['info-infoform--sending', 'info-infoform--connection-failed', 'info-infoform--draft'],
  },
  F7: {
    reading: 'After success the heading takes focus and a receipt replaces the form.',
    seen: ['info-infopage--thanked', 'info-infopage--thanked-in-brief'],
  },
  F8: { reading: 'The headers of the three calls.', unseen: 'in the calls' },
  F9: { reading: 'True only for a 2xx answer that says true, in 15 s.', unseen: 'in the calls' },
  F10: {
    reading: 'The captcha is our own, above the button, and never blocks.',
    seen: [
      'info-captchabox--ready',
      'info-captchabox--ticked',
      'info-captchabox--unable',
      'info-infoform--with-captcha',
    ],
  },
  F11: {
    reading: 'Every value is escaped; an answer to the letter reaches the visitor.',
    seen: [
      'mails-salesmail--hostile',
      'mails-salesmail--other-scripts',
      'mails-salesmail--other-body',
      'mails-salesmail--complete',
    ],
  },
  F12: { reading: 'True means stored; delivery is retried.', unseen: 'on the host' },
  F13: {
    reading: 'The employee-count variant exists; /info does not use it.',
    seen: [
      'info-infoform--employee-count',
      'info-infoform--employee-count-refused',
      'info-infoform--employee-count-sending',
      'info-infopage--thanked-with-employees',
    ],
  },
  P1: { reading: 'A new path scrolls to the top and takes focus.', unseen: 'between two states' },
  P2: {
    reading: 'The video is our own file or a provider’s player; less motion shows the poster.',
    seen: [
      'landing-promovideo--playing',
      'landing-promovideo--still',
      'landing-promovideo--on-you-tube',
      'landing-promovideo--on-vimeo',
      'landing-landingpage--still',
    ],
  },
  P3: {
    reading: 'No invented facts; ‘limited-time’ without a date.',
    seen: ['landing-partnerbanner--banner', 'landing-landingpage--arrived'],
  },
  P4: {
    reading:
      'The policy’s sixteen sections in their order, with contents, anchors and print style.',
    seen: [
      'policy-policypage--at-the-top',
      'policy-policypage--further-down',
      'policy-policypage--printed',
    ],
  },
  P5: {
    reading: 'Every other path is the not-found page.',
    seen: ['fallback-notfoundpage--not-found'],
  },
  P6: { reading: 'Indexing, and pages without a script.', unseen: 'in the built pages' },
  P7: {
    reading: 'The wrapper’s flag keeps the page mounted, out of sight.',
    seen: ['frame-pageframe--hidden'],
  },
  H1: { reading: 'One process serves the site and the calls.', unseen: 'on the host' },
  H2: { reading: 'Settings come from the environment.', unseen: 'on the host' },
  H3: { reading: 'Every answer is JSON with a status.', unseen: 'in the calls' },
  H4: { reading: 'The calls need their header and a listed origin.', unseen: 'in the calls' },
  H5: { reading: 'Six digits, stored as a hash.', unseen: 'on the host' },
  H6: { reading: 'Limits count folded addresses and networks.', unseen: 'on the host' },
  H7: { reading: 'An outbox that loses and doubles nothing.', unseen: 'on the host' },
  H8: { reading: 'A body has a size and one field.', unseen: 'in the calls' },
  H9: { reading: 'A mailbox of its own on a fresh machine.', unseen: 'on the host' },
  H10: {
    reading: 'The code comes first in the subject, no link; sales mail says who verified it when.',
    seen: [
      'mails-codemail--code',
      'mails-codemail--odd-address',
      'mails-salesmail--complete',
      'mails-salesmail--verified-elsewhere',
    ],
  },
  H11: { reading: 'No address and no code in any log.', unseen: 'on the host' },
  H12: { reading: 'Strict headers for every page.', unseen: 'on the host' },
  H13: { reading: 'The host stops with grace.', unseen: 'on the host' },
};
