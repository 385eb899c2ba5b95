import { randomBytes } from 'node:crypto';
import { leadData, leadFiles } from '../../src/mails/leadData.ts';
import { receiptMail } from '../../src/mails/receiptMail.ts';
import { salesMail } from '../../src/mails/salesMail.ts';
import { parseEmail } from '../../src/rules/email.ts';
import type { AcceptedLead, Lead } from '../../src/rules/lead.ts';
import { referenceOf } from '../../src/rules/reference.ts';
import { counterName } from '../codes/counterName.ts';
import { emailKeys, type EmailKeys } from '../codes/emailKeys.ts';
import { overLimit, perHour } from '../codes/limits.ts';
import { findPass, latestPass } from '../codes/passes.ts';
import { isLocalPage } from '../http/origins.ts';
import { no, refusal, yes, type Reply } from '../http/reply.ts';
import { createMail } from '../mail/message.ts';
import { addJob } from '../outbox/jobs.ts';
import { LEAD_LIFE } from '../outbox/retrySchedule.ts';
import { randomId } from '../secrets/keyring.ts';
import { isWelcome } from '../settings/domains.ts';
import type { Outcome } from '../status/outcomes.ts';
import type { LockedSql, Transaction } from '../store/Store.ts';
import { hasPrivacyControl, parameter, type Call, type HostParts } from './call.ts';
import { earlierLeads, isRepeat, keepLead } from './leads.ts';
import { readMsgBody } from './msgBody.ts';
import { readLead } from './readLead.ts';

interface LeadCall {
  readonly keys: EmailKeys;
  readonly lead: Lead;
  /** The same for every repeat; other words under the same submission id are another lead. */
  readonly leadDigest: string;
  readonly network: string;
  readonly passId: string | undefined;
  readonly isLocal: boolean;
  readonly hasPrivacyControl: boolean;
}

/** Call 3: accepts a lead; true once the disk holds it (docs/decisions/form.md#f12). */
export async function sendEmailToSales(host: HostParts, call: Call): Promise<Reply> {
  const email = parseEmail(parameter(call, 'RequestEmail') ?? '');
  if (!email) return refusal(400);
  const body = await readMsgBody(call.request);
  if ('code' in body) return refusal(body.code);
  const { submissionId = randomBytes(16).toString('hex'), ...content } = readLead(body.text);
  if (content.rows.length === 0 && content.words === '') return refusal(400);
  if (!isWelcome(email, host.settings)) return no;

  const { keyring, store } = host;
  const keys = emailKeys(keyring, email);
  const reference = referenceOf(submissionId);
  const leadCall: LeadCall = {
    keys,
    lead: { ...content, submissionId, reference, email: email.address },
    leadDigest: keyring.digest('request', keys.emailDigest, submissionId, body.text),
    network: keyring.digest('network', call.caller.network),
    passId: host.cookies.passId(call.header),
    isLocal: isLocalPage(call.header, call.caller, host.settings),
    hasPrivacyControl: hasPrivacyControl(call.header),
  };
  // A repeat answers true even when its network has reached its limit meanwhile.
  const known = await store.read((sql) => isRepeat(sql, leadCall.leadDigest));
  const outcome = known ? 'repeated' : await store.write((sql) => acceptLead(sql, host, leadCall));
  host.count('sales', outcome);
  if (outcome === 'queued') host.wake();
  if (outcome === 'queued' || outcome === 'repeated') return yes;
  host.alarm('salesRefused', { reason: outcome });
  return no;
}

async function acceptLead(
  sql: Transaction,
  host: HostParts,
  leadCall: LeadCall,
): Promise<Outcome<'sales'>> {
  const { SALES_PER_IP_HOUR } = host.settings.numbers;
  const limit = perHour(counterName.sales(leadCall.network), SALES_PER_IP_HOUR);
  if (await overLimit(sql, [limit], host.now())) return 'over_limit';
  return sql.underLock(leadCall.keys.mailboxDigest, (locked) =>
    acceptUnderLock(locked, host, leadCall),
  );
}

async function acceptUnderLock(
  sql: LockedSql,
  host: HostParts,
  { keys, lead, leadDigest, passId, isLocal, ...call }: LeadCall,
): Promise<Outcome<'sales'>> {
  const { numbers } = host.settings;
  const { emailDigest, mailboxDigest } = keys;
  const now = host.now();
  const [isKnown, own, latest, earlier] = await Promise.all([
    isRepeat(sql, leadDigest),
    passId ? findPass(sql, { id: passId, emailDigest }, now) : undefined,
    latestPass(sql, emailDigest, now),
    earlierLeads(sql, mailboxDigest, now),
  ]);
  if (isKnown) return 'repeated';
  const pass = own ?? latest;
  if (!pass && !isLocal) return 'unverified';
  const limits = [
    // A browser that has verified the email has a quota that strangers cannot use up.
    perHour(counterName.sales(own ? own.id : mailboxDigest), numbers.SALES_PER_EMAIL_HOUR),
    perHour(counterName.allSales, numbers.SALES_PER_HOUR),
  ];
  const over = await overLimit(sql, limits, now);
  if (over) return over === limits.at(-1) ? 'over_global' : 'over_limit';

  const campaign = call.hasPrivacyControl ? undefined : pass?.campaign;
  const accepted: AcceptedLead = {
    ...lead,
    receivedAt: now,
    verifiedAt: pass?.createdAt,
    elsewhere: !own,
    ...(earlier && { earlier }),
    ...(campaign && { campaign }),
  };
  await keepLead(sql, { leadDigest, keys, lead: accepted });
  await addJobs(sql, host, accepted, own !== undefined);
  return 'queued';
}

/** The mail to sales, the receipt and the webhook's lead, in the transaction of the lead. */
async function addJobs(
  sql: LockedSql,
  { settings, keyring }: HostParts,
  lead: AcceptedLead,
  isOwn: boolean,
): Promise<void> {
  const { salesEmail, salesTimeZone } = settings;
  const now = lead.receivedAt;
  const id = randomId();
  const data = leadData(lead);
  const times = { createdAt: now, endsAt: now + LEAD_LIFE };
  const mail = { ...salesMail(lead, salesTimeZone), attachments: leadFiles(data) };
  const payload = createMail(mail, { id, to: salesEmail, now }, settings);
  await addJob(sql, keyring, { id, kind: 'sales', payload, ...times });
  // Only the browser that holds a pass can have a mail sent to this email (docs/decisions/leads.md#s3).
  if (isOwn && settings.sendsReceipts) {
    const receipt = { id: `${id}-receipt`, to: lead.email, now };
    await addJob(sql, keyring, {
      id: receipt.id,
      kind: 'receipt',
      payload: createMail(receiptMail(lead, salesTimeZone, salesEmail), receipt, settings),
      ...times,
    });
  }
  if (settings.leadWebhook)
    await addJob(sql, keyring, { id: `${id}-lead`, kind: 'webhook', payload: data, ...times });
}
