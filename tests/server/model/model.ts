import { DAY, HOUR, MINUTE, SECOND } from '../../../server/durations.ts';

/** Limits that are low enough to be reached within one random sequence of commands. */
export const LIMITS = {
  CODES_PER_IP_MINUTE: '4',
  CODES_PER_IP_HOUR: '6',
  CODES_PER_EMAIL_HOUR: '3',
  CODES_PER_EMAIL_DAY: '5',
  CODES_PER_DOMAIN_HOUR: '4',
  CODES_PER_HOUR: '6',
  TRIES_PER_BROWSER: '3',
  SALES_PER_PASS_HOUR: '3',
  SALES_PER_EMAIL_HOUR: '4',
  SALES_PER_IP_HOUR: '5',
  SALES_PER_DOMAIN_HOUR: '4',
  SALES_PER_HOUR: '5',
};
const limitOf = (name: keyof typeof LIMITS) => Number(LIMITS[name]);

interface Browser {
  readonly network: string;
  /** The /48 of an IPv6 network. */
  readonly assignment?: string;
  id?: string;
  pass?: Pass;
}

interface Code {
  readonly email: string;
  readonly code: string;
  readonly network: string;
  readonly assignment: string;
  /** The browser that requested it. */
  readonly browser: string;
  readonly createdAt: number;
  isRefused?: boolean;
}

/** A pass. Every redemption of a code gives the same pass. */
interface Pass {
  readonly email: string;
  readonly code: string;
  readonly createdAt: number;
}

/** The state from which the model derives the expected answers (docs/decisions/gate.md#g8). */
export interface Model {
  now: number;
  /** True while a code has waited for a minute, because the mail server was unavailable. */
  isMailAway: boolean;
  readonly browsers: readonly Browser[];
  readonly codes: Code[];
  readonly passes: Pass[];
  readonly tries: { mailbox: string; asker: string; code: string; at: number }[];
  readonly counters: Record<string, { used: number; endsAt: number }>;
  readonly leads: { email: string; company: string; isOwn: boolean; at: number }[];
}

export const newModel = (): Model => ({
  now: Date.UTC(2026, 10, 2, 9, 0),
  isMailAway: false,
  browsers: [
    { network: '203.0.113.7' },
    { network: '203.0.113.7' },
    { network: '192.0.2.9' },
    strangerIn(0),
  ],
  codes: [],
  passes: [],
  tries: [],
  counters: {},
  leads: [],
});

/** A browser of a stranger who has a whole IPv6 /48. Each index is another network. */
export function strangerIn(index: number): Browser {
  return { network: `2001:db8:7:${index}::1`, assignment: '2001:db8:7' };
}

const mailboxOf = (email: string) => email.replace(/\+.*@/, '@');

const domainOf = (email: string) => email.slice(email.indexOf('@') + 1);

/** Returns the uses of a limit in its current period. */
function usesOf({ counters, now }: Model, name: string): number {
  const counter = counters[name];
  return counter && counter.endsAt > now ? counter.used : 0;
}

/** Counts a use. The first use starts the period. Returns false if the limit is used up. */
function count(model: Model, name: string, most: number, span = HOUR): boolean {
  const { counters, now } = model;
  if (usesOf(model, name) === 0) counters[name] = { used: 0, endsAt: now + span };
  return counters[name]!.used < most && (counters[name]!.used += 1) > 0;
}

/**
 * Counts a use of a network for each limit, and of its assignment, which has four times the limit.
 * Counts nothing if one is used up.
 */
function countNetwork(
  model: Model,
  { network, assignment }: Browser,
  limits: readonly (readonly [name: string, most: number, span?: number])[],
): boolean {
  const uses = limits.flatMap(([name, most, span = HOUR]) => [
    { name: `${name} of ${network}`, most, span },
    ...(assignment ? [{ name: `${name} of ${assignment}`, most: 4 * most, span }] : []),
  ]);
  if (uses.some(({ name, most }) => usesOf(model, name) >= most)) return false;
  return uses.every(({ name, most, span }) => count(model, name, most, span));
}

type Limits = readonly (readonly [
  name: string,
  limit: keyof typeof LIMITS,
  most?: number | undefined,
])[];

/** Counts a use of each limit if none is used up. A limit has another maximum for some callers. */
function countAll(model: Model, limits: Limits): boolean {
  const isOver = limits.some(([name, limit, most = limitOf(limit)]) => usesOf(model, name) >= most);
  if (isOver) return false;
  for (const [name, limit] of limits)
    count(model, name, Infinity, limit === 'CODES_PER_EMAIL_DAY' ? DAY : HOUR);
  return true;
}

/** The maximum of a shared limit for newcomers. */
const ceiling = (limit: keyof typeof LIMITS, isNewcomer: boolean) =>
  limitOf(limit) * (isNewcomer ? 5 : 1);

const passOf = ({ now }: Model, { pass }: Browser, email: string) =>
  pass?.email === email && pass.createdAt > now - 30 * DAY ? pass : undefined;

/** Returns the codes that a browser can redeem, newest first. */
const ownCodes = ({ codes, now }: Model, { id, network }: Browser, email: string) =>
  codes
    .filter((code) => code.email === email && code.createdAt > now - 10 * MINUTE)
    .filter((code) => (id === undefined ? code.network === network : code.browser === id))
    .toReversed();

/** Returns the answer to call 1, and adds the code if the server sends a code. */
export function sendCode(model: Model, browser: Browser, email: string, code: string): boolean {
  const { now, codes } = model;
  const { network, assignment = network } = browser;
  const perMinute = limitOf('CODES_PER_IP_MINUTE');
  const perHour = limitOf('CODES_PER_IP_HOUR');
  if (
    !countNetwork(model, browser, [
      ['codes', perHour],
      ['codes in a minute', perMinute, MINUTE],
    ])
  )
    return false;
  if (model.isMailAway) return false;
  const [own] = ownCodes(model, browser, email);
  if (own?.isRefused) return false;
  if (own && own.createdAt > now - 30 * SECOND) return true;
  const [pass, mailbox, domain] = [
    passOf(model, browser, email),
    mailboxOf(email),
    domainOf(email),
  ];
  const sent = codes.filter(
    (other) => mailboxOf(other.email) === mailbox && other.createdAt > now - HOUR,
  );
  const isFirst =
    !sent.some((other) => other.network === network) &&
    sent.filter((other) => other.assignment === assignment).length < 4;
  const visits = [network, assignment].map((one) => `codes to ${domain} by ${one}`);
  const isNewcomer =
    usesOf(model, visits[0]!) === 0 && (network === assignment || usesOf(model, visits[1]!) < 4);
  const asker = pass ? pass.code : mailbox;
  const most = !pass && isFirst ? Infinity : limitOf('CODES_PER_EMAIL_HOUR');
  const asked: Limits = [
    [`codes in an hour for ${asker}`, 'CODES_PER_EMAIL_HOUR', most],
    [`codes in a day for ${asker}`, 'CODES_PER_EMAIL_DAY'],
  ];
  const shared: Limits = [
    [`codes to ${domain}`, 'CODES_PER_DOMAIN_HOUR', ceiling('CODES_PER_DOMAIN_HOUR', isNewcomer)],
    ['codes', 'CODES_PER_HOUR', ceiling('CODES_PER_HOUR', isNewcomer)],
  ];
  const limits = pass ? asked : [...asked, ...shared];
  if (!countAll(model, limits)) return false;
  if (!pass) for (const name of new Set(visits)) count(model, name, Infinity);
  browser.id ??= `browser of ${code}`;
  codes.push({ email, code, network, assignment, browser: browser.id, createdAt: now });
  return true;
}

/** Returns the answer to call 2, redeems a correct code and gives the browser a pass. */
export function verifyCode(model: Model, browser: Browser, email: string, typed: string): boolean {
  const { now, tries, passes } = model;
  if (passOf(model, browser, email)?.code === typed) return true;
  const [mailbox, code] = [mailboxOf(email), `${typed} for ${email}`];
  const asker = browser.id ?? browser.network;
  const wrongSince = (since: number) =>
    new Set(
      tries
        .filter((made) => made.mailbox === mailbox && made.asker === asker && made.at >= since)
        .map((made) => made.code),
    );
  const right = ownCodes(model, browser, email).find(
    (own) => own.code === typed && wrongSince(own.createdAt).size < limitOf('TRIES_PER_BROWSER'),
  );
  if (!right) {
    tries.push({ mailbox, asker, code, at: now });
    return false;
  }
  const known = passes.find((pass) => pass.email === email && pass.code === typed);
  browser.pass = known ?? { email, code: typed, createdAt: now };
  if (!known) passes.push(browser.pass);
  return true;
}

/** Returns the answer to call 3. `company` represents the submission ID and the text. */
export function requestInfo(
  model: Model,
  browser: Browser,
  email: string,
  company: string,
): boolean {
  const { now, leads, passes } = model;
  if (leads.some((lead) => lead.email === email && lead.company === company)) return true;
  if (!countNetwork(model, browser, [['leads', limitOf('SALES_PER_IP_HOUR')]])) return false;
  const own = passOf(model, browser, email);
  if (!passes.some((pass) => pass.email === email && pass.createdAt > now - 30 * DAY)) return false;
  const asker = `leads of ${own?.code ?? mailboxOf(email)}`;
  const isNewcomer = usesOf(model, asker) === 0;
  const limits: Limits = [
    [asker, 'SALES_PER_PASS_HOUR'],
    [`all leads of ${mailboxOf(email)}`, 'SALES_PER_EMAIL_HOUR'],
    [
      `leads from ${domainOf(email)}`,
      'SALES_PER_DOMAIN_HOUR',
      ceiling('SALES_PER_DOMAIN_HOUR', isNewcomer),
    ],
    ['leads', 'SALES_PER_HOUR', ceiling('SALES_PER_HOUR', isNewcomer)],
  ];
  if (!countAll(model, limits)) return false;
  leads.push({ email, company, isOwn: own !== undefined, at: now });
  return true;
}
