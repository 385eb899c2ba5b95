import { codeMail } from '../mails/codeMail.ts';
import { parseEmail } from '../../shared/email.ts';
import { recordCodeRequest } from '../codes/codeRequests.ts';
import { countSends, countWithheld, keepCode, verifyingCodes } from '../codes/codes.ts';
import { counterName } from '../codes/counterName.ts';
import { emailKeys, type EmailKeys } from '../codes/emailKeys.ts';
import {
  countShared,
  countUse,
  findRefusing,
  networkLimits,
  networksOf,
  perHour,
  type Networks,
} from '../codes/limits.ts';
import { findPass } from '../codes/passes.ts';
import { ownBudget } from '../codes/redeemCode.ts';
import { recentTries } from '../codes/tries.ts';
import { MINUTE, SECOND } from '../durations.ts';
import { browserIdOf, passIdOf, setBrowserId } from '../http/cookies.ts';
import { createMail } from '../mail/message.ts';
import { addJob, isRecipientRefused } from '../outbox/jobs.ts';
import { randomId } from '../secrets/keyring.ts';
import { isWelcome } from '../settings/domains.ts';
import { siteHost } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import type { Outcome } from '../outcomes.ts';
import type { LockedSql, Sql } from '../store/Store.ts';
import type { AppContext, Services } from '../services.ts';
import { campaignOf, hasPrivacyControl, queryOf } from './call.ts';

/** Newcomers may raise the codes for a mailbox in a day to this multiple of the limit. */
const NEWCOMERS = 2;

/** A code request. The browser, the requester and the networks are digests. */
interface CodeCall {
  readonly keys: EmailKeys;
  readonly browser: string;
  /** Who asks: the browser or, if it sent no cookie, its network. */
  readonly requester: string;
  readonly networks: Networks;
  /** True for the first code request from these networks in an hour. */
  readonly isNewcomer: boolean;
  readonly passId: string | undefined;
  readonly campaign: string | undefined;
  readonly hasPrivacyControl: boolean;
}

/** Call 1: sends a one-time code to an email (docs/decisions/gate.md#g10). */
export async function sendCode(context: AppContext): Promise<Response> {
  const email = parseEmail(queryOf(context, 'sEmail') ?? '');
  if (!email) return context.json({ status: false }, 400);
  const { services, caller } = context.var;
  const { keyring, settings, store } = services;
  if (!isWelcome(email, settings)) return refuse(context, 'unwelcome');
  // The limits of networks come first, so that their refusal reveals nothing about the email, and
  // the DNS is not asked without limit.
  const networks = networksOf(keyring, caller);
  const requests = await store.write((sql) =>
    countRequest(sql, networks, settings, services.now()),
  );
  if (requests === undefined) return refuse(context, 'over_network');
  // This refusal depends only on the domain, so it reveals nothing else about the email
  // (docs/decisions/server/delivery.md#h15).
  if (!(await services.canReceive(email.domain))) return refuse(context, 'no_mailbox');

  const cookie = browserIdOf(context);
  const browserId = cookie ?? randomId();
  const browser = keyring.digest('browser', browserId);
  const request: CodeCall = {
    keys: emailKeys(keyring, email),
    browser,
    requester: cookie === undefined ? networks.network : browser,
    networks,
    isNewcomer: requests === 1,
    passId: passIdOf(context),
    campaign: campaignOf(context),
    hasPrivacyControl: hasPrivacyControl(context),
  };
  const outcome = await store.write((sql) =>
    sql.underLock(request.keys.mailboxDigest, (locked) => issueCode(locked, services, request)),
  );
  // The reply does not reveal whether a mail is sent (docs/decisions/server/codes.md#h23). If none
  // is sent, a new cookie grants nothing, because no code belongs to it.
  if (outcome !== 'sent' && outcome !== 'cooling' && outcome !== 'withheld')
    return refuse(context, outcome);
  services.record('codes', outcome);
  if (outcome === 'sent') services.wake();
  setBrowserId(context, browserId);
  return context.json({ status: true });
}

function refuse(context: AppContext, outcome: Outcome<'codes'>): Response {
  context.var.services.record('codes', outcome);
  return context.json({ status: false });
}

/** Counts a request of these networks. Returns its number in this hour; undefined over a limit. */
async function countRequest(
  sql: Sql,
  networks: Networks,
  settings: Settings,
  now: number,
): Promise<number | undefined> {
  let count: number | undefined;
  for (const limit of [
    ...networkLimits(networks, (network) => ({
      name: counterName.codesInMinute(network),
      max: settings.codesPerIpMinute,
      span: MINUTE,
    })),
    ...networkLimits(networks, (network) =>
      perHour(counterName.codes(network), settings.codesPerIpHour),
    ),
  ]) {
    count = await countUse(sql, limit, now);
    if (count === undefined) return undefined;
  }
  // The last limit is that of the widest network.
  return count;
}

async function issueCode(
  sql: LockedSql,
  services: Services,
  request: CodeCall,
): Promise<Outcome<'codes'>> {
  const { settings } = services;
  const { keys, browser, requester, networks, passId, isNewcomer } = request;
  const { emailDigest, mailboxDigest } = keys;
  const now = services.now();
  const [pass, codes, tries] = await Promise.all([
    passId ? findPass(sql, { id: passId, emailDigest }, now) : undefined,
    verifyingCodes(sql, keys, settings.codeMinutes * MINUTE, now),
    recentTries(sql, mailboxDigest, now),
  ]);
  // Only the browser that requested the refused mail gets this response.
  const own = codes.find((code) => code.browser === browser);
  if (own && (await isRecipientRefused(sql, own.id))) return 'refused_before';
  // This browser could not use a new code, because its wrong tries would count against it too.
  if (!ownBudget(browser, settings, now).hasLeft(tries)) return 'over_tries';
  // A request that a shared limit refuses leaves no further row. The check comes before anything
  // that depends on other requests for this mailbox.
  const shared = [
    {
      ...perHour(counterName.codes(keys.domainDigest), settings.codesPerDomainHour),
      setting: 'CODES_PER_DOMAIN_HOUR',
      outcome: 'over_domain',
    },
    {
      ...perHour(counterName.allCodes, settings.codesPerHour),
      setting: 'CODES_PER_HOUR',
      outcome: 'over_global',
    },
  ] as const;
  const refusing = await findRefusing(sql, shared, isNewcomer, services);
  if (refusing) return refusing.outcome;
  // The response to a stranger must not depend on others' requests for this mailbox
  // (docs/decisions/server/codes.md#h23).
  const codeRequest = { mailboxDigest, requester, browser };
  if (!pass && !(await recordCodeRequest(sql, codeRequest, settings, now))) return 'over_email';

  const newest = codes.find(({ redeemedAt }) => redeemedAt === undefined);
  if (newest && newest.createdAt > now - settings.resendSeconds * SECOND) return 'cooling';
  const { codesPerEmailHour: hour, codesPerEmailDay: day } = settings;
  // Browsers with a pass for this email share a quota that strangers cannot use up.
  const quota = pass ? emailDigest : '';
  const { assignment } = networks;
  const sends = await countSends(sql, mailboxDigest, quota, { browser, assignment }, now);
  if (pass && (sends.hour >= hour || sends.day >= day)) return 'over_email';
  // Strangers may use up these limits, so the browser of the hour's first code is exempt from the
  // first one, and a browser to which no code was sent in this hour from both.
  const isOver = sends.day >= day || (sends.hour >= hour && !sends.isFirst);
  if (!pass && isOver && !(sends.isNewcomer && sends.day < NEWCOMERS * day)) {
    await countWithheld(sql, now);
    return 'withheld';
  }

  const late = await countShared(sql, shared, isNewcomer, now);
  if (late) return late.outcome;
  // The campaign of an earlier pass or code has priority, so a visitor keeps the first campaign.
  const campaign = request.hasPrivacyControl
    ? undefined
    : (pass?.campaign ?? own?.campaign ?? request.campaign);
  await queueCode(sql, services, request, { quota, campaign, now });
  return 'sent';
}

/** Stores a new code, and queues its mail in the same transaction. */
async function queueCode(
  sql: LockedSql,
  { settings, keyring, makeCode }: Services,
  { keys, browser, networks }: CodeCall,
  { quota, campaign, now }: { quota: string; campaign: string | undefined; now: number },
): Promise<void> {
  const { email, emailDigest } = keys;
  const { assignment } = networks;
  const id = randomId();
  const code = makeCode();
  const times = { createdAt: now, expiresAt: now + settings.codeMinutes * MINUTE };
  const digests = { digest: keyring.digest('code', emailDigest, code), browser, assignment };
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
}
