import { codeMail } from '../../src/mails/codeMail.ts';
import { emailDomain, isEmail } from '../../src/rules/email.ts';
import { countSends, keepCode, verifyingCodes } from '../codes/codes.ts';
import { emailKeys, type EmailKeys } from '../codes/emailKeys.ts';
import { overLimit, perHour, perMinute } from '../codes/limits.ts';
import { findPass } from '../codes/passes.ts';
import { MINUTE, SECOND } from '../durations.ts';
import { no, refusal, yes, type Reply } from '../http/reply.ts';
import { queuedLetter } from '../mail/message.ts';
import { isDelayed, isRecipientRefused, queueLetter } from '../outbox/outbox.ts';
import { randomId } from '../secrets/keyring.ts';
import { siteHost } from '../settings/sender.ts';
import type { LockedSql, Sql, Transaction } from '../store/Store.ts';
import { parameter, type Call, type HostParts } from './call.ts';

type SendOutcome =
  | 'sent'
  | 'cooling'
  | 'refused before'
  | 'over network'
  | 'over address'
  | 'over everything';

/** Who asks for a code. */
interface Requester {
  readonly keys: EmailKeys;
  readonly browserId: string;
  /** A digest. */
  readonly network: string;
  readonly passId: string | undefined;
}

/** Call 1: sends a one-time code to an email (docs/decisions/gate.md#g10). */
export async function sendCode(host: HostParts, call: Call): Promise<Reply> {
  const email = parameter(call, 'sEmail');
  if (email === undefined || !isEmail(email)) return refusal(400);
  const { keyring, cookies } = host;
  // Follows from the domain alone, so it tells nothing of the email (docs/decisions/host.md#h15).
  if (!(await host.canReceive(emailDomain(email)))) {
    host.count('codes', 'no mailbox');
    return no;
  }
  const browserId = cookies.browserId(call.header);
  const requester: Requester = {
    keys: emailKeys(keyring, email),
    browserId: browserId ?? randomId(),
    network: keyring.digest('network', call.caller.network),
    passId: cookies.passId(call.header),
  };
  const outcome = await host.store.write((sql) => issueCode(sql, host, requester));
  host.count('codes', outcome);
  if (outcome === 'sent') host.wake();
  // The same reply with and without a mail. A browser that asks within the cool-down gains nothing
  // by its cookie: no code is tied to it.
  if (outcome === 'sent' || outcome === 'cooling') {
    const cookie = cookies.setBrowser(requester.browserId, call.header);
    const delayed =
      browserId !== undefined && (await host.store.read((sql) => waits(sql, host, requester)));
    return { ...yes, cookie, delayed };
  }
  if (outcome !== 'refused before') host.alarm('sendRefused', { limit: outcome });
  return no;
}

/** Whether a letter that this browser has asked for before is delayed: nobody else is told. */
async function waits(
  sql: Sql,
  { keyring, settings, now }: HostParts,
  { keys, browserId }: Requester,
): Promise<boolean> {
  const browser = keyring.digest('browser', browserId);
  const codes = await verifyingCodes(sql, keys, settings.numbers.CODE_MINUTES * MINUTE, now());
  for (const code of codes)
    if (code.browser === browser && (await isDelayed(sql, code.id))) return true;
  return false;
}

async function issueCode(
  sql: Transaction,
  host: HostParts,
  requester: Requester,
): Promise<SendOutcome> {
  const { numbers } = host.settings;
  const limits = [
    perMinute(`${requester.network} sends in a minute`, numbers.SENDS_PER_IP_MINUTE),
    perHour(`${requester.network} sends`, numbers.SENDS_PER_IP_HOUR),
  ];
  // First, because a later refusal would reveal whether a code waits for the email.
  if (await overLimit(sql, limits, host.now())) return 'over network';
  return sql.underLock(requester.keys.mailboxDigest, (locked) =>
    issueUnderLock(locked, host, requester),
  );
}

async function issueUnderLock(
  sql: LockedSql,
  host: HostParts,
  { keys, browserId, passId }: Requester,
): Promise<SendOutcome> {
  const { settings, keyring } = host;
  const { numbers } = settings;
  const { email, emailDigest, mailboxDigest } = keys;
  const now = host.now();
  const lifetime = numbers.CODE_MINUTES * MINUTE;
  const [pass, codes] = await Promise.all([
    passId ? findPass(sql, { id: passId, emailDigest }, now) : undefined,
    verifyingCodes(sql, keys, lifetime, now),
  ]);
  const browser = keyring.digest('browser', browserId);
  // Of a refused letter only the browser that asked for it is told.
  const own = codes.find((code) => code.browser === browser);
  if (own && (await isRecipientRefused(sql, own.id))) return 'refused before';
  const newest = codes.find(({ redeemedAt }) => redeemedAt === undefined);
  if (newest && newest.createdAt > now - numbers.RESEND_SECONDS * SECOND) return 'cooling';

  // Browsers that have verified this email share a quota that strangers cannot use up.
  const quota = pass ? emailDigest : '';
  const sends = await countSends(sql, mailboxDigest, quota, now);
  if (sends.hour >= numbers.SENDS_PER_ADDRESS_HOUR || sends.day >= numbers.SENDS_PER_ADDRESS_DAY)
    return 'over address';
  if (await overLimit(sql, [perHour('sends', numbers.SENDS_PER_HOUR)], now))
    return 'over everything';

  const id = randomId();
  const code = host.makeCode();
  const times = { createdAt: now, expiresAt: now + lifetime };
  const digests = {
    digest: keyring.digest('code', emailDigest, code),
    browser,
  };
  const mail = codeMail({
    code,
    email,
    minutes: numbers.CODE_MINUTES,
    host: siteHost(settings.publicUrl),
  });
  const letter = queuedLetter(mail, { id, to: email, now }, settings);
  await Promise.all([
    keepCode(sql, keys, { id, ...digests, ...times }, quota),
    queueLetter(sql, keyring, {
      id,
      kind: 'code',
      letter,
      createdAt: now,
      endsAt: times.expiresAt,
    }),
  ]);
  return 'sent';
}
