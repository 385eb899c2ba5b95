import { leadData, type LeadData } from '../../../src/mails/leadData.ts';
import { DeliveryFault, type Mail, type Mailer } from '../../../server/mail/mailer.ts';
import type { Webhook } from '../../../server/mail/webhook.ts';
import { createDelivery, type Delivery } from '../../../server/outbox/delivery.ts';
import type { JobKind } from '../../../server/outbox/job.ts';
import { addJob } from '../../../server/outbox/jobs.ts';
import { LEAD_LIFE } from '../../../server/outbox/retrySchedule.ts';
import type { TestHost } from './hostParts.ts';

/** A mail to an address. */
export const mailTo = (to: string): Mail => ({
  from: 'a@x.example',
  to,
  subject: 's',
  text: 'words 402917',
  html: '',
  messageId: `<${to}>`,
  date: '2026-11-02T09:00:00.000Z',
});

/** A lead of an email, as it is posted. */
export const leadOfEmail = (email: string) =>
  leadData({
    rows: [],
    words: 'words 402917',
    email,
    receivedAt: Date.UTC(2026, 10, 2, 9),
    verifiedAt: undefined,
    submissionId: '',
    reference: 'K7MPX2QD',
  });

/** Adds a job as a call does. */
export const queue = (host: TestHost, id: string, kind: JobKind, life = LEAD_LIFE) =>
  host.store.write((sql) => {
    const times = { createdAt: host.clock.now, endsAt: host.clock.now + life };
    return kind === 'webhook'
      ? addJob(sql, host.keyring, { id, kind, payload: leadOfEmail(`${id}@x.example`), ...times })
      : addJob(sql, host.keyring, { id, kind, payload: mailTo(`${id}@x.example`), ...times });
  });

/** The name under which a test has queued a mail. */
export const nameOf = ({ messageId }: Mail) => /^<(.*)@/.exec(messageId)?.[1] ?? '';

/** A mailer that the test scripts: `answer` throws, or lets the mail through. */
export function scriptedMailer(answer: (mail: Mail) => unknown = () => undefined) {
  const tried: string[] = [];
  const mails: Mail[] = [];
  const mailer: Mailer = {
    send: async (mail) => {
      tried.push(nameOf(mail));
      mails.push(mail);
      await answer(mail);
    },
    close: async () => undefined,
  };
  return { mailer, tried, mails };
}

/** A webhook that the test scripts in the same way. */
export function scriptedWebhook(answer: (id: string, lead: LeadData) => unknown = () => undefined) {
  const tried: string[] = [];
  const webhook: Webhook = {
    send: async (id, lead) => {
      tried.push(id);
      await answer(id, lead);
    },
    close: async () => undefined,
  };
  return { webhook, tried };
}

/** A mailer whose server refuses every mail for good. */
export const refusingMailer = () =>
  scriptedMailer(() => {
    throw new DeliveryFault('refused', 'EENVELOPE RCPT TO 550');
  }).mailer;

/** The delivery of a server with this mailer and webhook. */
export const deliveryWith = (host: TestHost, mailer: Mailer, webhook?: Webhook) =>
  createDelivery({ ...host, mailer, webhook, now: () => host.clock.now });

/** The row of one job. */
export const jobOf = async (host: TestHost, id: string) =>
  (await host.store.read((sql) => sql.rows`SELECT * FROM jobs WHERE id = ${id}`))[0];

/** Delivers until nothing is due. */
export const deliverAll = async (delivery: Pick<Delivery, 'deliverOne'>) => {
  while (await delivery.deliverOne());
};
