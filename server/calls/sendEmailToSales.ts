import { randomBytes } from 'node:crypto';
import type { AcceptedLead } from '../mails/acceptedLead.ts';
import { leadData } from '../mails/leadData.ts';
import { leadFiles } from '../mails/leadFiles.ts';
import { receiptMail } from '../mails/receiptMail.ts';
import { salesMail } from '../mails/salesMail.ts';
import { parseEmail } from '../../shared/email.ts';
import { createLead, type Lead } from '../../shared/lead.ts';
import { readSummary } from '../../shared/summary.ts';
import { emailKeys, type EmailKeys } from '../codes/emailKeys.ts';
import {
  countersOf,
  countUses,
  networksOf,
  takeBack,
  usesOf,
  type Counter,
  type Networks,
  type Subjects,
} from '../codes/limits.ts';
import { findPass, latestPass } from '../codes/passes.ts';
import { passIdOf } from '../http/cookies.ts';
import { isLocalPage } from '../http/origins.ts';
import { createMail } from '../mail/message.ts';
import { addJob } from '../outbox/jobs.ts';
import { LEAD_LIFE } from '../outbox/retrySchedule.ts';
import { randomId } from '../secrets/keyring.ts';
import { isWelcome } from '../settings/domains.ts';
import { siteHost } from '../settings/sender.ts';
import type { Outcome } from '../outcomes.ts';
import type { LockedSql, Transaction } from '../store/Store.ts';
import type { AppContext, Services } from '../services.ts';
import { hasPrivacyControl, queryOf } from './call.ts';
import { earlierLeads, isRepeat, keepLead } from './leads.ts';
import { readMsgBody } from './msgBody.ts';

interface LeadCall {
  readonly keys: EmailKeys;
  readonly networks: Networks;
  readonly lead: Lead;
  /** The digest of email, submission id and summary. A retry with an id has the same digest. */
  readonly leadDigest: string;
  readonly passId: string | undefined;
  readonly isLocal: boolean;
  readonly hasPrivacyControl: boolean;
}

/** Call 3: accepts a lead; returns true once the lead is on disk (docs/decisions/form.md#f12). */
export async function sendEmailToSales(context: AppContext): Promise<Response> {
  const email = parseEmail(queryOf(context, 'RequestEmail') ?? '');
  if (!email) return context.json({ status: false }, 400);
  const body = await readMsgBody(context.req);
  if ('code' in body) return context.json({ status: false }, body.code);
  const summary = readSummary(body.text);
  if (!summary) return context.json({ status: false }, 400);
  const { services, caller } = context.var;
  const { settings, keyring, store } = services;
  if (!isWelcome(email, settings)) return context.json({ status: false });

  const keys = emailKeys(keyring, email);
  const { request, submissionId = randomBytes(16).toString('hex') } = summary;
  const leadCall: LeadCall = {
    keys,
    networks: networksOf(keyring, caller),
    lead: createLead({ ...request, email: email.address }, submissionId),
    leadDigest: keyring.digest('lead', keys.emailDigest, submissionId, body.text),
    passId: passIdOf(context),
    isLocal: isLocalPage(context),
    hasPrivacyControl: hasPrivacyControl(context),
  };
  // A repeat needs no write, so it gets the status `true` even while the disk is full.
  const isKnown = await store.read((sql) => isRepeat(sql, leadCall.leadDigest));
  const accept = (sql: Transaction) => countAndAccept(sql, services, leadCall);
  const outcome = isKnown ? 'repeated' : await store.write(accept);
  services.record('sales', outcome);
  if (outcome === 'queued') services.wake();
  return context.json({ status: outcome === 'queued' || outcome === 'repeated' });
}

async function countAndAccept(
  sql: Transaction,
  services: Services,
  leadCall: LeadCall,
): Promise<Outcome<'sales'>> {
  const counters = countersOf(services.settings, 'leads', { network: leadCall.networks });
  // A repeated lead gets the status `true` even beyond the limit, and is not counted.
  if (await countUses(sql, counters, services))
    return (await isRepeat(sql, leadCall.leadDigest)) ? 'repeated' : 'over_network';
  const outcome = await sql.underLock(leadCall.keys.mailboxDigest, (locked) =>
    acceptLead(locked, services, leadCall),
  );
  if (outcome === 'repeated') await takeBack(sql, counters);
  return outcome;
}

async function acceptLead(
  sql: LockedSql,
  services: Services,
  { keys, lead, leadDigest, passId, isLocal, ...call }: LeadCall,
): Promise<Outcome<'sales'>> {
  const { emailDigest } = keys;
  const now = services.now();
  const [isKnown, own, latest, before] = await Promise.all([
    isRepeat(sql, leadDigest),
    passId ? findPass(sql, { id: passId, emailDigest }, now) : undefined,
    latestPass(sql, emailDigest, now),
    earlierLeads(sql, keys, now),
  ]);
  if (isKnown) return 'repeated';
  const pass = own ?? latest;
  if (!pass && !isLocal) return 'unverified';
  const refusing = await countLead(sql, services, keys, own?.id, pass !== undefined);
  if (refusing) return `over_${refusing.of}`;
  const campaign = call.hasPrivacyControl ? undefined : pass?.campaign;
  const accepted: AcceptedLead = {
    ...lead,
    receivedAt: now,
    verifiedAt: pass?.createdAt,
    elsewhere: !own,
    ...before,
    ...(campaign && { campaign }),
  };
  await keepLead(sql, { leadDigest, keys, lead: accepted });
  await addJobs(sql, services, accepted, own !== undefined);
  return 'queued';
}

/**
 * Counts a lead. Returns the counter that refuses it. A caller with a pass is measured by the leads
 * of this pass alone, so that strangers cannot use up a visitor's first lead.
 */
async function countLead(
  sql: LockedSql,
  services: Services,
  { mailboxDigest, domainDigest }: EmailKeys,
  passId: string | undefined,
  isVerified: boolean,
): Promise<Counter | undefined> {
  const countersFor = (subjects: Subjects) => countersOf(services.settings, 'leads', subjects);
  const asker = countersFor({ asker: [passId ?? mailboxDigest] });
  const uses = await Promise.all(asker.map((one) => usesOf(sql, one, services.now())));
  const isFirst = isVerified && uses.every((used) => used === 0);
  const others = { mailbox: [mailboxDigest], domain: [domainDigest], site: [''] };
  const counters = [...countersFor(others), ...asker];
  return countUses(sql, counters, services, [isFirst && 'newcomers']);
}

/** Queues the mail to sales, the receipt and the webhook call in the lead's transaction. */
async function addJobs(
  sql: LockedSql,
  { settings, keyring }: Services,
  lead: AcceptedLead,
  isOwn: boolean,
): Promise<void> {
  const { salesEmail, salesTimeZone } = settings;
  const now = lead.receivedAt;
  // Lists, log lines and the Message-ID show the id, and so the reference.
  const id = `${lead.reference}-${randomId()}`;
  const data = leadData(lead, siteHost(settings.publicUrl));
  const times = { createdAt: now, endsAt: now + LEAD_LIFE };
  const mail = { ...salesMail(lead, salesTimeZone), attachments: leadFiles(data) };
  const payload = createMail(mail, { id, to: salesEmail, now }, settings);
  await addJob(sql, keyring, { id, kind: 'sales', payload, ...times });
  // A receipt is sent only if this browser has a pass for the email (docs/decisions/leads.md#s3).
  if (isOwn && settings.sendsReceipts) {
    const receipt = { id: `${id}-receipt`, to: lead.request.email, now };
    const references = payload.messageId;
    const content = { ...receiptMail(lead, salesTimeZone, salesEmail), references };
    await addJob(sql, keyring, {
      id: receipt.id,
      kind: 'receipt',
      payload: createMail(content, receipt, settings),
      ...times,
    });
  }
  if (settings.leadWebhook)
    await addJob(sql, keyring, { id: `${id}-lead`, kind: 'webhook', payload: data, ...times });
}
