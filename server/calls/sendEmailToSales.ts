import { randomInt } from 'node:crypto';
import { leadFiles, leadOf } from '../../src/mails/lead.ts';
import { salesMail } from '../../src/mails/salesMail.ts';
import { parseEmail } from '../../src/rules/email.ts';
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
import type { LockedSql, Transaction } from '../store/Store.ts';
import { parameter, type Call, type HostParts } from './call.ts';
import { readMsgBody } from './msgBody.ts';
import { readRequest, type RequestContent } from './readRequest.ts';
import { isRepeat, keepRequest } from './requests.ts';

type SalesOutcome = 'queued' | 'repeated' | 'unverified' | 'over limit' | 'over everything';

interface Submission {
  readonly keys: EmailKeys;
  /** The same for every repeat; other words under the same submission id are another one. */
  readonly requestId: string;
  readonly content: RequestContent;
  /** A digest. */
  readonly network: string;
  readonly passId: string | undefined;
  readonly isLocal: boolean;
}

/** Call 3: takes a request to sales; true once the disk holds it (docs/decisions/form.md#f12). */
export async function sendEmailToSales(host: HostParts, call: Call): Promise<Reply> {
  const email = parseEmail(parameter(call, 'RequestEmail') ?? '');
  if (!email) return refusal(400);
  const body = await readMsgBody(call.request);
  if ('code' in body) return refusal(body.code);
  const content = readRequest(body.text);
  if (content.rows.length === 0 && content.words === '') return refusal(400);
  if (!isWelcome(email, host.settings)) return no;

  const { keyring, store } = host;
  const keys = emailKeys(keyring, email);
  const id = content.submissionId ?? randomId();
  const submission: Submission = {
    keys,
    content,
    requestId: keyring.digest('request', keys.emailDigest, id, body.text),
    network: keyring.digest('network', call.caller.network),
    passId: host.cookies.passId(call.header),
    isLocal: isLocalPage(call.header, call.caller, host.settings),
  };
  // A repeat answers true even when its network has reached its limit meanwhile.
  const known = await store.read((sql) => isRepeat(sql, submission.requestId));
  const outcome = known
    ? 'repeated'
    : await store.write((sql) => queueRequest(sql, host, submission));
  host.count('sales', outcome);
  if (outcome === 'queued') host.wake();
  if (outcome === 'queued' || outcome === 'repeated') return yes;
  host.alarm('salesRefused', { reason: outcome });
  return no;
}

async function queueRequest(
  sql: Transaction,
  host: HostParts,
  submission: Submission,
): Promise<SalesOutcome> {
  const { SALES_PER_IP_HOUR } = host.settings.numbers;
  const limit = perHour(`${submission.network} sales`, SALES_PER_IP_HOUR);
  if (await overLimit(sql, [limit], host.now())) return 'over limit';
  return sql.underLock(submission.keys.mailboxDigest, (locked) =>
    queueUnderLock(locked, host, submission),
  );
}

async function queueUnderLock(
  sql: LockedSql,
  host: HostParts,
  { keys, requestId, content, passId, isLocal }: Submission,
): Promise<SalesOutcome> {
  const { settings, keyring } = host;
  const { numbers, salesEmail } = settings;
  const { email, emailDigest, mailboxDigest } = keys;
  const now = host.now();
  const [isKnown, own, latest] = await Promise.all([
    isRepeat(sql, requestId),
    passId ? findPass(sql, { id: passId, emailDigest }, now) : undefined,
    latestPass(sql, emailDigest, now),
  ]);
  if (isKnown) return 'repeated';
  const pass = own ?? latest;
  if (!pass && !isLocal) return 'unverified';
  const limits = [
    // A browser that has verified the email has a quota that strangers cannot use up.
    perHour(`${own ? own.id : mailboxDigest} sales`, numbers.SALES_PER_EMAIL_HOUR),
    perHour('sales', numbers.SALES_PER_HOUR),
  ];
  const over = await overLimit(sql, limits, now);
  if (over) return over === limits.at(-1) ? 'over everything' : 'over limit';

  const id = randomId();
  const reference = makeReference();
  const verified = { verifiedAt: pass?.createdAt, elsewhere: !own };
  const request = { ...content, ...verified, email, reference };
  const lead = leadOf(request, now);
  const mail = { ...salesMail(request), attachments: leadFiles(lead) };
  const payload = createMail(mail, { id, to: salesEmail, now }, settings);
  const times = { createdAt: now, endsAt: now + LEAD_LIFE };
  await Promise.all([
    keepRequest(sql, { id: requestId, reference, emailDigest, createdAt: now }),
    addJob(sql, keyring, { id, kind: 'sales', payload, ...times }),
    settings.leadWebhook &&
      addJob(sql, keyring, { id: `${id}-lead`, kind: 'webhook', payload: lead, ...times }),
  ]);
  return 'queued';
}

// No letters and digits that people mix up on the phone.
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function makeReference(): string {
  return Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
