import { randomBytes } from 'node:crypto';
import { leadData, leadFiles } from '../../src/mails/leadData.ts';
import { salesMail } from '../../src/mails/salesMail.ts';
import { parseEmail } from '../../src/rules/email.ts';
import type { Lead } from '../../src/rules/lead.ts';
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
import { parameter, type Call, type HostParts } from './call.ts';
import { isRepeat, keepLead } from './leads.ts';
import { readMsgBody } from './msgBody.ts';
import { readLead } from './readLead.ts';

interface LeadCall {
  readonly keys: EmailKeys;
  readonly lead: Lead;
  /** The same for every repeat; other words under the same submission id are another lead. */
  readonly leadDigest: string;
  /** A digest. */
  readonly network: string;
  readonly passId: string | undefined;
  readonly isLocal: boolean;
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
  { keys, lead, leadDigest, passId, isLocal }: LeadCall,
): Promise<Outcome<'sales'>> {
  const { settings, keyring } = host;
  const { numbers, salesEmail } = settings;
  const { emailDigest, mailboxDigest } = keys;
  const now = host.now();
  const [isKnown, own, latest] = await Promise.all([
    isRepeat(sql, leadDigest),
    passId ? findPass(sql, { id: passId, emailDigest }, now) : undefined,
    latestPass(sql, emailDigest, now),
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

  const id = randomId();
  const accepted = { ...lead, receivedAt: now, verifiedAt: pass?.createdAt, elsewhere: !own };
  const data = leadData(accepted);
  const mail = { ...salesMail(accepted, 'America/Chicago'), attachments: leadFiles(data) };
  const payload = createMail(mail, { id, to: salesEmail, now }, settings);
  const times = { createdAt: now, endsAt: now + LEAD_LIFE };
  const { reference } = lead;
  await Promise.all([
    keepLead(sql, { leadDigest, reference, emailDigest, createdAt: now }),
    addJob(sql, keyring, { id, kind: 'sales', payload, ...times }),
    settings.leadWebhook &&
      addJob(sql, keyring, { id: `${id}-lead`, kind: 'webhook', payload: data, ...times }),
  ]);
  return 'queued';
}
