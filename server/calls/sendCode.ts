import { codeMail } from '../mails/codeMail.ts';
import { parseEmail } from '../../shared/email.ts';
import { codesOf, isOf, keepCode, type Asker } from '../codes/codes.ts';
import { emailKeys, type EmailKeys } from '../codes/emailKeys.ts';
import { countersOf, countUses, networksOf, type Networks } from '../codes/limits.ts';
import { findPass } from '../codes/passes.ts';
import { isNewToDomain, isNewToMailbox, keepVisit } from '../codes/newcomers.ts';
import { MINUTE, SECOND } from '../durations.ts';
import { browserIdOf, passIdOf, setBrowserId } from '../http/cookies.ts';
import { createMail } from '../mail/message.ts';
import { isMailAway } from '../outbox/isMailAway.ts';
import { addJob, isRecipientRefused } from '../outbox/jobs.ts';
import { randomId } from '../secrets/keyring.ts';
import { isWelcome } from '../settings/domains.ts';
import { siteHost } from '../settings/sender.ts';
import type { Outcome } from '../outcomes.ts';
import type { LockedSql } from '../store/Store.ts';
import type { AppContext, Services } from '../services.ts';
import { campaignOf, hasPrivacyControl, queryOf } from './call.ts';

interface CodeCall {
  readonly keys: EmailKeys;
  readonly asker: Asker;
  /** The browser to which a new code belongs: that of the cookie, or a new one. */
  readonly browserId: string;
  readonly networks: Networks;
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
  if (!isWelcome(email, settings)) return answer(context, 'unwelcome');
  // The limits of networks come first, so that their refusal reveals nothing about the email, and
  // the DNS is not asked without limit.
  const networks = networksOf(keyring, caller);
  const requests = countersOf(settings, 'requests', { network: networks });
  if (await store.write((sql) => countUses(sql, requests, services)))
    return answer(context, 'over_network');
  // This refusal depends only on the domain, so it reveals nothing else about the email
  // (docs/decisions/server/delivery.md#h15).
  if (!(await services.canReceive(email.domain))) return answer(context, 'no_mailbox');

  const request = codeCallOf(context, emailKeys(keyring, email), networks);
  const { keys, browserId } = request;
  const outcome = await store.write((sql) =>
    sql.underLock(keys.mailboxDigest, (locked) => issueCode(locked, services, request)),
  );
  if (outcome === 'sent') {
    services.wake();
    setBrowserId(context, browserId);
  }
  return answer(context, outcome);
}

function codeCallOf(context: AppContext, keys: EmailKeys, networks: Networks): CodeCall {
  const { keyring } = context.var.services;
  const cookie = browserIdOf(context);
  return {
    keys,
    asker: { browser: cookie && keyring.digest('browser', cookie), network: networks[0] },
    browserId: cookie ?? randomId(),
    networks,
    passId: passIdOf(context),
    campaign: campaignOf(context),
    hasPrivacyControl: hasPrivacyControl(context),
  };
}

function answer(context: AppContext, outcome: Outcome<'codes'>): Response {
  context.var.services.record('codes', outcome);
  return context.json({ status: outcome === 'sent' || outcome === 'cooling' });
}

async function issueCode(
  sql: LockedSql,
  services: Services,
  request: CodeCall,
): Promise<Outcome<'codes'>> {
  const { keys, asker, passId } = request;
  const { emailDigest } = keys;
  const now = services.now();
  if (await isMailAway(sql, now)) return 'mail_away';
  const [pass, codes] = await Promise.all([
    passId ? findPass(sql, { id: passId, emailDigest }, now) : undefined,
    codesOf(sql, keys, now),
  ]);
  const own = codes.find((code) => code.expiresAt > now && isOf(code, asker));
  if (own && (await isRecipientRefused(sql, own.id))) return 'refused_before';
  if (own && own.createdAt > now - services.settings.resendSeconds * SECOND) return 'cooling';
  const refusal = await countCode(sql, services, request, pass?.id);
  if (refusal) return refusal;
  // The campaign of an earlier pass or code has priority, so a visitor keeps the first campaign.
  const campaign = request.hasPrivacyControl
    ? undefined
    : (pass?.campaign ?? own?.campaign ?? request.campaign);
  await queueCode(sql, services, request, { campaign, now });
  return 'sent';
}

/** Counts a code that is sent. Returns the outcome if a limit refuses it. */
async function countCode(
  sql: LockedSql,
  services: Services,
  { keys: { mailboxDigest, domainDigest }, networks }: CodeCall,
  passId: string | undefined,
): Promise<Outcome<'codes'> | undefined> {
  const { settings, now } = services;
  // A person with a pass is measured by this pass alone.
  if (passId !== undefined) {
    const counters = countersOf(settings, 'codes', { asker: [passId] });
    return (await countUses(sql, counters, services)) && 'over_asker';
  }
  const subjects = { asker: [mailboxDigest], domain: [domainDigest], site: [''] };
  const refusing = await countUses(sql, countersOf(settings, 'codes', subjects), services, [
    (await isNewToMailbox(sql, mailboxDigest, networks, now())) && 'first',
    (await isNewToDomain(sql, domainDigest, networks, now())) && 'newcomers',
  ]);
  if (refusing) return `over_${refusing.of}`;
  await keepVisit(sql, domainDigest, networks, now());
  return undefined;
}

/** Stores a new code, and queues its mail in the same transaction. */
async function queueCode(
  sql: LockedSql,
  { settings, keyring, makeCode }: Services,
  { keys, browserId, networks: [network, assignment = network] }: CodeCall,
  { campaign, now }: { campaign: string | undefined; now: number },
): Promise<void> {
  const { email, emailDigest } = keys;
  const id = randomId();
  const code = makeCode();
  const times = { createdAt: now, expiresAt: now + settings.codeMinutes * MINUTE };
  const digest = keyring.digest('code', emailDigest, code);
  const browser = keyring.digest('browser', browserId);
  const host = siteHost(settings.publicUrl);
  const mail = codeMail({ code, email, minutes: settings.codeMinutes, host });
  await Promise.all([
    keepCode(sql, keys, { id, digest, browser, network, assignment, ...times, campaign }),
    addJob(sql, keyring, {
      id,
      kind: 'code',
      payload: createMail(mail, { id, to: email, now }, settings),
      createdAt: now,
      endsAt: times.expiresAt,
    }),
  ]);
}
