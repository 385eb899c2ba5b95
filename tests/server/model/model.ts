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
  TRIES_PER_EMAIL: '5',
  SALES_PER_EMAIL_HOUR: '3',
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
  pass?: Code;
}

interface Code {
  readonly email: string;
  readonly code: string;
  readonly quota: string;
  readonly assignment: string;
  readonly createdAt: number;
  /** The requesting browser; after redemption, the browser or network that redeemed the code. */
  browser: string;
  redeemedAt?: number;
  isRefused?: boolean;
}

/** The state from which the model derives the expected answers (docs/decisions/gate.md#g8). */
export interface Model {
  now: number;
  readonly browsers: readonly Browser[];
  readonly codes: Code[];
  readonly tries: { mailbox: string; scope: string; code: string; at: number }[];
  readonly requests: { mailbox: string; names: readonly string[]; at: number }[];
  readonly counters: Record<string, { used: number; endsAt: number }>;
  readonly leads: { email: string; company: string; isOwn: boolean; at: number }[];
}

export const newModel = (): Model => ({
  now: Date.UTC(2026, 10, 2, 9, 0),
  browsers: [
    { network: '203.0.113.7' },
    { network: '203.0.113.7' },
    { network: '192.0.2.9' },
    strangerIn(0),
  ],
  codes: [],
  tries: [],
  requests: [],
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

/** Counts a use of a network, and of its assignment, which has four times the limit. */
function countNetwork(
  model: Model,
  { network, assignment }: Browser,
  name: string,
  most: number,
  span = HOUR,
): boolean {
  if (!count(model, `${name} of ${network}`, most, span)) return false;
  return assignment === undefined || count(model, `${name} of ${assignment}`, 4 * most, span);
}

/** True if a shared limit refuses the call. Newcomers may use five times the limit. */
const isRefused = (model: Model, shared: Shared, isNewcomer: boolean) =>
  shared.some(([name, limit]) => usesOf(model, name) >= limitOf(limit) * (isNewcomer ? 5 : 1));

const countShared = (model: Model, shared: Shared) =>
  shared.forEach(([name]) => count(model, name, Infinity));

type Shared = readonly (readonly [name: string, limit: keyof typeof LIMITS])[];

const passOf = ({ now }: Model, { pass }: Browser, email: string) =>
  pass?.email === email && (pass.redeemedAt ?? 0) > now - 30 * DAY ? pass : undefined;

/** Returns the valid codes of an email, newest first. */
const verifying = ({ codes, now }: Model, email: string) =>
  codes
    .filter((code) => code.email === email && code.createdAt > now - 12 * MINUTE)
    .filter(({ createdAt, redeemedAt }) =>
      redeemedAt === undefined ? createdAt > now - 10 * MINUTE : redeemedAt > now - 2 * MINUTE,
    )
    .toReversed();

/** Returns the answer to call 1, and adds the code if the server sends a code. */
export function sendCode(model: Model, browser: Browser, email: string, code: string): boolean {
  const { now, codes, requests, tries } = model;
  const assignment = browser.assignment ?? browser.network;
  const perMinute = limitOf('CODES_PER_IP_MINUTE');
  if (!countNetwork(model, browser, 'codes in a minute', perMinute, MINUTE)) return false;
  if (!countNetwork(model, browser, 'codes', limitOf('CODES_PER_IP_HOUR'))) return false;
  const pass = passOf(model, browser, email);
  const [mailbox, live] = [mailboxOf(email), verifying(model, email)];
  if (browser.id && live.find(({ browser: id }) => id === browser.id)?.isRefused) return false;
  const own = tries.filter(
    ({ mailbox: other, scope, at }) =>
      other === mailbox && scope === `browser ${browser.id}` && at > now - 10 * MINUTE,
  );
  if (browser.id && own.length >= limitOf('TRIES_PER_BROWSER')) return false;
  const shared: Shared = [
    [`codes to ${domainOf(email)}`, 'CODES_PER_DOMAIN_HOUR'],
    ['codes', 'CODES_PER_HOUR'],
  ];
  if (isRefused(model, shared, usesOf(model, `codes of ${assignment}`) === 1)) return false;
  const [most, mostInDay] = [limitOf('CODES_PER_EMAIL_HOUR'), limitOf('CODES_PER_EMAIL_DAY')];
  const requester = browser.id ?? browser.network;
  const id = browser.id ?? `browser of ${code}`;
  const earlier = requests.filter(
    ({ mailbox: other, names, at }) =>
      other === mailbox && names.includes(requester) && at > now - DAY,
  );
  if (!pass && !earlier.some(({ at }) => at > now - 30 * SECOND)) {
    const inHour = earlier.filter(({ at }) => at > now - HOUR);
    if (inHour.length >= most || earlier.length >= mostInDay) return false;
    requests.push({ mailbox, names: [requester, id], at: now });
  }
  const newest = live.find(({ redeemedAt }) => redeemedAt === undefined);
  const isCooling = newest !== undefined && newest.createdAt > now - 30 * SECOND;
  const quota = pass ? email : '';
  const sent = codes.filter(
    (sent) =>
      mailboxOf(sent.email) === mailbox && sent.quota === quota && sent.createdAt > now - DAY,
  );
  const inHour = sent.filter(({ createdAt }) => createdAt > now - HOUR);
  const isOverDay = sent.length >= mostInDay;
  const isOverHour = inHour.length >= most && (pass || inHour[0]!.browser !== id);
  if (!isCooling && pass && (isOverHour || isOverDay)) return false;
  const isNew = !inHour.some((sent) => sent.browser === id || sent.assignment === assignment);
  const isOver = (isOverHour || isOverDay) && !(isNew && sent.length < 2 * mostInDay);
  if (!isCooling && !isOver) {
    codes.push({ email, code, quota, assignment, createdAt: now, browser: id });
    countShared(model, shared);
  }
  browser.id = id;
  return true;
}

/** Returns the answer to call 2, redeems a correct code and gives the browser a pass. */
export function verifyCode(model: Model, browser: Browser, email: string, typed: string): boolean {
  const { now, tries } = model;
  const [mailbox, guess] = [mailboxOf(email), `${typed} for ${email}`];
  if (passOf(model, browser, email)?.code === typed) return true;
  const { id, network } = browser;
  const candidates = verifying(model, email).filter(
    (code) => code.redeemedAt === undefined || code.browser === (id ?? network),
  );
  const triesIn = (scope: string, since: number) =>
    tries.filter(
      (made) => made.mailbox === mailbox && made.scope.startsWith(scope) && made.at > since,
    );
  for (const isOwn of [true, false]) {
    const some = candidates
      .filter(({ browser, redeemedAt }) =>
        isOwn ? browser === id : browser !== id || redeemedAt !== undefined,
      )
      .slice(0, 3);
    const scope = isOwn ? `browser ${id}` : `network ${network}`;
    const [newest] = some;
    if (!newest) continue;
    if (triesIn(scope, newest.createdAt).some(({ code }) => code === guess)) continue;
    if (triesIn(scope, now - 10 * MINUTE).length >= limitOf('TRIES_PER_BROWSER')) continue;
    if (!isOwn && triesIn('network', now - HOUR).length >= limitOf('TRIES_PER_EMAIL')) continue;
    const right = some.find(({ code }) => code === typed);
    if (right) {
      right.redeemedAt ??= now;
      right.browser = id ?? network;
      browser.pass = right;
      return true;
    }
    tries.push({ mailbox, scope, code: guess, at: now });
  }
  return false;
}

/** Returns the answer to call 3. `company` represents the submission ID and the text. */
export function requestInfo(
  model: Model,
  browser: Browser,
  email: string,
  company: string,
): boolean {
  const { now, leads, codes } = model;
  if (leads.some((lead) => lead.email === email && lead.company === company)) return true;
  if (!countNetwork(model, browser, 'leads', limitOf('SALES_PER_IP_HOUR'))) return false;
  const own = passOf(model, browser, email);
  const isVerified = codes.some(
    (code) => code.email === email && (code.redeemedAt ?? 0) > now - 30 * DAY,
  );
  if (!isVerified) return false;
  const shared: Shared = [
    [`leads from ${domainOf(email)}`, 'SALES_PER_DOMAIN_HOUR'],
    ['leads', 'SALES_PER_HOUR'],
  ];
  const isFirst = !leads.some(
    (lead) => mailboxOf(lead.email) === mailboxOf(email) && lead.at > now - 7 * DAY,
  );
  if (isRefused(model, shared, isFirst)) return false;
  const name = `leads of ${own?.code ?? mailboxOf(email)}`;
  if (!count(model, name, limitOf('SALES_PER_EMAIL_HOUR'))) return false;
  countShared(model, shared);
  leads.push({ email, company, isOwn: own !== undefined, at: now });
  return true;
}
