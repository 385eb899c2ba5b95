import { codeMail } from '../mails/codeMail.ts';
import { parseEmail } from '../../shared/email.ts';
import { recordCodeRequest } from '../codes/codeRequests.ts';
import { countSends, keepCode, verifyingCodes } from '../codes/codes.ts';
import { counterName } from '../codes/counterName.ts';
import { emailKeys, type EmailKeys } from '../codes/emailKeys.ts';
import { overLimit, perHour } from '../codes/limits.ts';
import { findPass } from '../codes/passes.ts';
import { MINUTE, SECOND } from '../durations.ts';
import { browserIdOf, passIdOf, setBrowserId } from '../http/cookies.ts';
import type { AppContext } from '../http/env.ts';
import { createMail } from '../mail/message.ts';
import { addJob, isRecipientRefused } from '../outbox/jobs.ts';
import { randomId } from '../secrets/keyring.ts';
import { isWelcome } from '../settings/domains.ts';
import { siteHost } from '../settings/sender.ts';
import type { Outcome } from '../status/outcomes.ts';
import type { LockedSql } from '../store/Store.ts';
import type { Services } from '../services.ts';
import { campaignOf, hasPrivacyControl, queryOf } from './call.ts';

/** A code request. `browser` and `requester` are digests. */
interface CodeRequest {
  readonly keys: EmailKeys;
  readonly browser: string;
  /** The browser, or the network if the browser sent no cookie. */
  readonly requester: string;
  readonly passId: string | undefined;
  readonly campaign: string | undefined;
  readonly hasPrivacyControl: boolean;
}

/** Call 1: sends a one-time code to an email (docs/decisions/gate.md#g10). */
export async function sendCode(context: AppContext): Promise<Response> {
  const email = parseEmail(queryOf(context, 'sEmail') ?? '');
  if (!email) return context.json({ status: false }, 400);
  const { services, caller } = context.var;
  const { keyring, settings } = services;
  if (!isWelcome(email, settings)) {
    services.count('codes', 'unwelcome');
    return context.json({ status: false });
  }
  // This refusal depends only on the domain, so it reveals nothing else about the email
  // (docs/decisions/server/delivery.md#h15).
  if (!(await services.canReceive(email.domain))) {
    services.count('codes', 'no_mailbox');
    return context.json({ status: false });
  }
  const known = browserIdOf(context);
  const browserId = known ?? randomId();
  const browser = keyring.digest('browser', browserId);
  const network = keyring.digest('network', caller.network);
  const request: CodeRequest = {
    keys: emailKeys(keyring, email),
    browser,
    requester: known === undefined ? network : browser,
    passId: passIdOf(context),
    campaign: campaignOf(context),
    hasPrivacyControl: hasPrivacyControl(context),
  };
  const limits = [
    { name: counterName.codesInMinute(network), max: settings.codesPerIpMinute, span: MINUTE },
    perHour(counterName.codes(network), settings.codesPerIpHour),
  ];
  const outcome = await services.store.write(async (sql): Promise<Outcome<'codes'>> => {
    // Checks the network's limits first, so that their refusal reveals nothing about the email.
    if (await overLimit(sql, limits, services.now())) return 'over_network';
    return sql.underLock(request.keys.mailboxDigest, (locked) =>
      issueCode(locked, services, request),
    );
  });
  services.count('codes', outcome);
  if (outcome === 'sent') services.wake();
  if (outcome === 'withheld') services.alarm('sendRefused', { limit: outcome });
  // The reply does not reveal whether a mail is sent (docs/decisions/server/codes.md#h23). If none
  // is sent, a new cookie grants nothing, because no code belongs to it.
  if (outcome === 'sent' || outcome === 'cooling' || outcome === 'withheld') {
    setBrowserId(context, browserId);
    return context.json({ status: true });
  }
  if (outcome !== 'refused_before') services.alarm('sendRefused', { limit: outcome });
  return context.json({ status: false });
}

async function issueCode(
  sql: LockedSql,
  services: Services,
  { keys, browser, requester, passId, ...request }: CodeRequest,
): Promise<Outcome<'codes'>> {
  const { settings, keyring } = services;
  const { email, emailDigest, mailboxDigest } = keys;
  const now = services.now();
  const lifetime = settings.codeMinutes * MINUTE;
  const [pass, codes] = await Promise.all([
    passId ? findPass(sql, { id: passId, emailDigest }, now) : undefined,
    verifyingCodes(sql, keys, lifetime, now),
  ]);
  // Only the browser that requested the refused mail gets this response.
  const own = codes.find((code) => code.browser === browser);
  if (own && (await isRecipientRefused(sql, own.id))) return 'refused_before';
  // The response to a stranger must not depend on others' requests for this mailbox
  // (docs/decisions/server/codes.md#h23).
  const codeRequest = { mailboxDigest, requester, browser };
  if (!pass && !(await recordCodeRequest(sql, codeRequest, settings, now))) return 'over_email';
  const shared = [
    perHour(counterName.codes(keys.domainDigest), settings.codesPerDomainHour),
    perHour(counterName.allCodes, settings.codesPerHour),
  ];
  const limit = await overLimit(sql, shared, now);
  if (limit) return limit === shared[0] ? 'over_domain' : 'over_global';

  const newest = codes.find(({ redeemedAt }) => redeemedAt === undefined);
  if (newest && newest.createdAt > now - settings.resendSeconds * SECOND) return 'cooling';
  // Browsers with a pass for this email share a quota that strangers cannot use up.
  const quota = pass ? emailDigest : '';
  const sends = await countSends(sql, mailboxDigest, quota, now);
  // Without a pass, the browser of the hour's first code is exempt: strangers may use up the limit.
  const isOverHour =
    sends.hour >= settings.codesPerEmailHour && (pass !== undefined || sends.first !== browser);
  if (isOverHour || sends.day >= settings.codesPerEmailDay) return pass ? 'over_email' : 'withheld';

  const id = randomId();
  const code = services.makeCode();
  const times = { createdAt: now, expiresAt: now + lifetime };
  const digests = { digest: keyring.digest('code', emailDigest, code), browser };
  // The campaign of an earlier pass or code has priority, so a visitor keeps the first campaign.
  const campaign = request.hasPrivacyControl
    ? undefined
    : (pass?.campaign ?? own?.campaign ?? request.campaign);
  const host = siteHost(settings.publicUrl);
  const mail = codeMail({ code, email, minutes: settings.codeMinutes, host });
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
