/** The mock of a state, and how far what is built is from it. */
export interface Mock {
  /** The folder of its pictures in `stories/mocks/pictures`. */
  name: string;
  /** The widths in which it was drawn: 390 and 1440 pixels, or a letter of 640. */
  sizes: readonly MockSize[];
  /** Differing pixels in percent at 1440 and at 390, measured on 25 November 2026. */
  differs?: readonly [desk: number, phone: number];
  /** Why more than 2 % differ, or why it was not measured. */
  reason?: string;
}

type MockSize = 'desk' | 'phone' | 'letter';

const PAGE = ['desk', 'phone'] as const;

const EXAMPLE = 'another example of an email';
const RESEND = '“Resend code” came after the mock and moves the drawing below by a line on a phone';
const SCALE = 'distances follow the scale of spacing: up to 4 pixels, carried down the page';
const CAPTCHA = 'our own captcha instead of the stand-in; “Use a different email” came later';

const page = (name: string, desk: number, phone: number, ...reasons: string[]): Mock => ({
  name,
  sizes: PAGE,
  differs: [desk, phone],
  ...(reasons.length > 0 && { reason: reasons.join('; ') }),
});

/** The mock of each story that has one, by the id of the story. */
export const mocks: Readonly<Record<string, Mock>> = {
  'gate-gatecard--address-step': page('gate-1', 1.6, 4.8, SCALE),
  'gate-gatecard--bad-address': page('gate-1-invalid', 1, 4.4, SCALE, EXAMPLE),
  'gate-gatecard--send-failed': page('gate-1-failed', 1, 4.3, SCALE, EXAMPLE),
  'gate-gatecard--sending': page('gate-1-sending', 0.8, 3.7, SCALE, EXAMPLE),
  'gate-gatecardcodestep--code-step': page('gate-2', 3.4, 17.3, RESEND, EXAMPLE),
  'gate-gatecardcodestep--verifying': page('gate-2-verifying', 3.2, 15, RESEND, EXAMPLE),
  'gate-gatecardcodestep--code-refused': page('gate-2-refused', 3.3, 16.8, RESEND, EXAMPLE),
  'gate-savedaccess--checking': page('gate-auto', 0.3, 2.3, SCALE),
  'landing-landingpage--arrived': page('landing', 4.6, 7.5, SCALE),
  'info-infopage--asking': page('info', 5.5, 8, CAPTCHA, SCALE, EXAMPLE),
  'info-infopage--connection-failed': page('info-failed', 6.2, 9.3, CAPTCHA, SCALE, EXAMPLE),
  'info-infopage--thanked': page(
    'info-success',
    6.4,
    7.9,
    'another request as the example, with a shorter message',
    '“Send another request” came later',
  ),
  'policy-policypage--at-the-top': page(
    'policy',
    19.7,
    30.6,
    'the sixteen sections were worded anew after the mock and are longer',
  ),
  'fallback-notfoundpage--not-found': page('not-found', 0.1, 1.3),
  'info-infoforminvalid--refused-before-sending': {
    name: 'info-errors',
    sizes: PAGE,
    reason: 'the mock is the page, the story is its form',
  },
  'info-infoform--sending': {
    name: 'info-sending',
    sizes: PAGE,
    reason: 'the mock is the page, the story is its form',
  },
  'mails-codemail--code': {
    name: 'email-code',
    sizes: ['letter'],
    reason: 'the story shows the subject and the text part around the letter',
  },
  'mails-salesmail--complete': {
    name: 'email-request',
    sizes: ['letter'],
    reason: 'the story shows the subject and the text part around the letter',
  },
};

/** Where Storybook serves a picture. */
export function mockUrl({ name }: Mock, size: MockSize): string {
  return `mocks/${name}/${size}.webp`;
}
