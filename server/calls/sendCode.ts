import { codeMail } from '../../src/mails/codeMail.ts';
import { parseEmail } from '../../src/rules/email.ts';
import { recordCodeRequest } from '../codes/codeRequests.ts';
import { countSends, keepCode, verifyingCodes } from '../codes/codes.ts';
import { counterName } from '../codes/counterName.ts';
import { emailKeys, type EmailKeys } from '../codes/emailKeys.ts';
import { overLimit, perHour, perMinute } from '../codes/limits.ts';
import { findPass } from '../codes/passes.ts';
import { MINUTE, SECOND } from '../durations.ts';
import { no, refusal, yes, type Reply } from '../http/reply.ts';
import { createMail } from '../mail/message.ts';
import { addJob, isRecipientRefused } from '../outbox/jobs.ts';
import { randomId } from '../secrets/keyring.ts';
import { isWelcome } from '../settings/domains.ts';
import { siteHost } from '../settings/sender.ts';
import type { Outcome } from '../status/outcomes.ts';
import type { LockedSql, Transaction } from '../store/Store.ts';
import { campaignOf, hasPrivacyControl, parameter, type Call, type HostParts } from './call.ts';

/** A request for a code; who makes it, as digests. */
interface CodeRequest {
  readonly keys: EmailKeys;
  readonly browserId: string;
  readonly browser: string;
  readonly network: string;
  /** The browser by its cookie; the network of one that brings none. */
  readonly requester: string;
  readonly passId: string | undefined;
  readonly campaign: string | undefined;
  readonly hasPrivacyControl: boolean;
}

/** Call 1: sends a one-time code to an email (docs/decisions/gate.md#g10). */
export async function sendCode(host: HostParts, call: Call): Promise<Reply> {
  const email = parseEmail(parameter(call, 'sEmail') ?? '');
  if (!email) return refusal(400);
  const { keyring, cookies, settings } = host;
  if (!isWelcome(email, settings)) {
    host.count('codes', 'unwelcome');
    return no;
  }
  // Depends on the domain alone, so it reveals nothing about the email (docs/decisions/server/delivery.md#h15).
  if (!(await host.canReceive(email.domain))) {
    host.count('codes', 'no_mailbox');
    return no;
  }
  const known = cookies.browserId(call.header);
  const browserId = known ?? randomId();
  const browser = keyring.digest('browser', browserId);
  const network = keyring.digest('network', call.caller.network);
  const request: CodeRequest = {
    keys: emailKeys(keyring, email),
    browserId,
    browser,
    network,
    requester: known === undefined ? network : browser,
    passId: cookies.passId(call.header),
    campaign: campaignOf(call.header, settings),
    hasPrivacyControl: hasPrivacyControl(call.header),
  };
  const outcome = await host.store.write((sql) => issueCode(sql, host, request));
  host.count('codes', outcome);
  if (outcome === 'sent') host.wake();
  if (outcome === 'withheld') host.alarm('sendRefused', { limit: outcome });
  // The same reply with and without a mail (docs/decisions/server/codes.md#h23). A browser gains nothing by
  // the cookie of a reply without one: no code is tied to it.
  if (outcome === 'sent' || outcome === 'cooling' || outcome === 'withheld') {
    const cookie = cookies.setBrowser(request.browserId, call.header);
    const delayed = host.delays.isDelayed(email.domain);
    return { ...yes, cookie, delayed };
  }
  if (outcome !== 'refused_before') host.alarm('sendRefused', { limit: outcome });
  return no;
}

async function issueCode(
  sql: Transaction,
  host: HostParts,
  request: CodeRequest,
): Promise<Outcome<'codes'>> {
  const { numbers } = host.settings;
  const limits = [
    perMinute(counterName.codesInMinute(request.network), numbers.CODES_PER_IP_MINUTE),
    perHour(counterName.codes(request.network), numbers.CODES_PER_IP_HOUR),
  ];
  // First, because a later refusal would reveal whether a code waits for the email.
  if (await overLimit(sql, limits, host.now())) return 'over_network';
  return sql.underLock(request.keys.mailboxDigest, (locked) =>
    issueUnderLock(locked, host, request),
  );
}

async function issueUnderLock(
  sql: LockedSql,
  host: HostParts,
  { keys, browser, requester, passId, ...request }: CodeRequest,
): Promise<Outcome<'codes'>> {
  const { settings, keyring } = host;
  const { numbers } = settings;
  const { email, emailDigest, mailboxDigest } = keys;
  const now = host.now();
  const lifetime = numbers.CODE_MINUTES * MINUTE;
  const [pass, codes] = await Promise.all([
    passId ? findPass(sql, { id: passId, emailDigest }, now) : undefined,
    verifyingCodes(sql, keys, lifetime, now),
  ]);
  // Only the browser that requested a refused mail learns of the refusal.
  const own = codes.find((code) => code.browser === browser);
  if (own && (await isRecipientRefused(sql, own.id))) return 'refused_before';
  const { CODES_PER_EMAIL_HOUR: hour, CODES_PER_EMAIL_DAY: day } = numbers;
  const repeat = numbers.RESEND_SECONDS * SECOND;
  // Until the answer of a stranger is found, nothing may depend on what others have asked for at
  // this mailbox (docs/decisions/server/codes.md#h23).
  const asked = { mailboxDigest, requester, browser };
  const limits = { hour, day, repeat };
  if (!pass && !(await recordCodeRequest(sql, asked, limits, now))) return 'over_email';
  const shared = [
    perHour(counterName.codes(keys.domainDigest), numbers.CODES_PER_DOMAIN_HOUR),
    perHour(counterName.allCodes, numbers.CODES_PER_HOUR),
  ];
  const limit = await overLimit(sql, shared, now);
  if (limit) return limit === shared[0] ? 'over_domain' : 'over_global';

  const newest = codes.find(({ redeemedAt }) => redeemedAt === undefined);
  if (newest && newest.createdAt > now - repeat) return 'cooling';
  // Browsers that have verified this email share a quota that strangers cannot use up.
  const quota = pass ? emailDigest : '';
  const sends = await countSends(sql, mailboxDigest, quota, now);
  // The first browser of the hour gets a mail for each of its requests, whatever strangers request.
  const isOverHour = sends.hour >= hour && (pass !== undefined || sends.first !== browser);
  if (isOverHour || sends.day >= day) return pass ? 'over_email' : 'withheld';

  const id = randomId();
  const code = host.makeCode();
  const times = { createdAt: now, expiresAt: now + lifetime };
  const digests = { digest: keyring.digest('code', emailDigest, code), browser };
  // The first campaign of a visitor stays.
  const campaign = request.hasPrivacyControl
    ? undefined
    : (pass?.campaign ?? own?.campaign ?? request.campaign);
  const mail = codeMail({
    code,
    email,
    minutes: numbers.CODE_MINUTES,
    host: siteHost(settings.publicUrl),
  });
  await Promise.all([
    keepCode(sql, keys, { id, ...digests, ...times, campaign }, quota),
    addJob(sql, keyring, {
      id,
      kind: 'code',
      payload: createMail(mail, { id, to: email, now }, settings),
      createdAt: now,
      endsAt: times.expiresAt,
    }),
  ]);
  return 'sent';
}
