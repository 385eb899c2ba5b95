import { DAY, HOUR, MINUTE, SECOND } from '../../../server/durations.ts';

/** Limits that are low enough to be reached within one random sequence of commands. */
export const LIMITS = {
  CODES_PER_IP_MINUTE: '4',
  CODES_PER_EMAIL_HOUR: '3',
  TRIES_PER_BROWSER: '3',
  TRIES_PER_EMAIL: '5',
  SALES_PER_EMAIL_HOUR: '3',
};
const limitOf = (name: keyof typeof LIMITS) => Number(LIMITS[name]);

interface Browser {
  readonly network: string;
  id?: string;
  pass?: Code;
}

interface Code {
  readonly email: string;
  readonly code: string;
  readonly quota: string;
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
  readonly leads: { email: string; company: string; isOwn: boolean }[];
}

export const newModel = (): Model => ({
  now: Date.UTC(2026, 10, 2, 9, 0),
  browsers: [{ network: '203.0.113.7' }, { network: '203.0.113.7' }, { network: '192.0.2.9' }],
  codes: [],
  tries: [],
  requests: [],
  counters: {},
  leads: [],
});

export const mailboxOf = (email: string) => email.replace(/\+.*@/, '@');

/** Counts a use. The first use starts the period. Returns false if the limit is used up. */
function count({ counters, now }: Model, name: string, most: number, span: number): boolean {
  const counter = counters[name];
  if (!counter || counter.endsAt <= now) counters[name] = { used: 0, endsAt: now + span };
  return counters[name]!.used < most && (counters[name]!.used += 1) > 0;
}

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
  const { now, codes, requests } = model;
  if (!count(model, browser.network, limitOf('CODES_PER_IP_MINUTE'), MINUTE)) return false;
  const pass = passOf(model, browser, email);
  const [mailbox, live] = [mailboxOf(email), verifying(model, email)];
  if (browser.id && live.find(({ browser: id }) => id === browser.id)?.isRefused) return false;
  const most = limitOf('CODES_PER_EMAIL_HOUR');
  const requester = browser.id ?? browser.network;
  const id = browser.id ?? `browser of ${code}`;
  const earlier = requests.filter(
    ({ mailbox: other, names, at }) =>
      other === mailbox && names.includes(requester) && at > now - HOUR,
  );
  if (!pass && !earlier.some(({ at }) => at > now - 30 * SECOND)) {
    if (earlier.length >= most) return false;
    requests.push({ mailbox, names: [requester, id], at: now });
  }
  const newest = live.find(({ redeemedAt }) => redeemedAt === undefined);
  const isCooling = newest !== undefined && newest.createdAt > now - 30 * SECOND;
  const quota = pass ? email : '';
  const sent = codes.filter(
    (sent) =>
      mailboxOf(sent.email) === mailbox && sent.quota === quota && sent.createdAt > now - HOUR,
  );
  const isOver = !isCooling && sent.length >= most && (pass || sent[0]!.browser !== id);
  if (isOver && pass) return false;
  if (!isCooling && !isOver) codes.push({ email, code, quota, createdAt: now, browser: id });
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
  const own = passOf(model, browser, email);
  const isVerified = codes.some(
    (code) => code.email === email && (code.redeemedAt ?? 0) > now - 30 * DAY,
  );
  if (!isVerified) return false;
  const name = `leads of ${own?.code ?? mailboxOf(email)}`;
  if (!count(model, name, limitOf('SALES_PER_EMAIL_HOUR'), HOUR)) return false;
  leads.push({ email, company, isOwn: own !== undefined });
  return true;
}
