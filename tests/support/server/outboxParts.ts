import { leadData, type LeadData } from '../../../server/mails/leadData.ts';
import { DeliveryFault } from '../../../server/mail/fault.ts';
import type { Mail, Mailer } from '../../../server/mail/mailer.ts';
import type { Webhook } from '../../../server/mail/webhook.ts';
import { createDelivery } from '../../../server/outbox/delivery.ts';
import type { JobKind } from '../../../server/outbox/jobKinds.ts';
import { addJob } from '../../../server/outbox/jobs.ts';
import { LEAD_LIFE } from '../../../server/outbox/retrySchedule.ts';
import { acceptedLead } from '../site/acceptedLead.ts';
import type { TestServer } from './testServer.ts';

/** Settings with which leads are posted to a webhook. */
export const WEBHOOK_ENV = {
  LEAD_WEBHOOK_URL: 'https://leads.example.com/hook?for=sales',
  LEAD_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};

export const mailTo = (to: string): Mail => ({
  from: 'a@x.example',
  to,
  subject: 's',
  text: 'words 402917',
  html: '',
  messageId: `<${to}>`,
  date: '2026-11-02T09:00:00.000Z',
});

/** A lead in the format that is posted to the webhook. */
export const postedLead = leadData(acceptedLead, 'site.example');

/** Queues a job as calls 1 and 3 do. */
export const queue = (server: TestServer, id: string, kind: JobKind, life = LEAD_LIFE) =>
  server.store.write((sql) => {
    const times = { createdAt: server.clock.now, endsAt: server.clock.now + life };
    return kind === 'webhook'
      ? addJob(sql, server.keyring, { id, kind, payload: postedLead, ...times })
      : addJob(sql, server.keyring, { id, kind, payload: mailTo(`${id}@x.example`), ...times });
  });

/** The id that the test gave to a queued mail. */
export const nameOf = ({ messageId }: Mail) => /^<(.*)@/.exec(messageId)?.[1] ?? '';

/** A mailer controlled by the test: `answer` throws, or accepts the mail. */
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

/** A webhook controlled by the test: `answer` throws, or accepts the lead. */
export function scriptedWebhook(answer: (id: string, lead: LeadData) => unknown = () => undefined) {
  const tried: string[] = [];
  const webhook: Pick<Webhook, 'send'> = {
    send: async (id, lead) => {
      tried.push(id);
      await answer(id, lead);
    },
  };
  return { webhook, tried };
}

/** The mail server or the webhook receiver is unavailable. */
export const away = () =>
  new DeliveryFault({ stage: 'connect', code: 'ECONNREFUSED', final: false });
/** The mail server temporarily refuses the recipient. */
export const greylisted = () =>
  new DeliveryFault({ stage: 'recipient', code: '451', final: false });
/** The mail server permanently refuses the recipient. */
export const noMailbox = () => new DeliveryFault({ stage: 'recipient', code: '550', final: true });
/** The mail server permanently refuses the content. */
export const contentRefused = () =>
  new DeliveryFault({ stage: 'content', code: '552', final: true });

/** A mailer whose mail server permanently refuses every mail. */
export const refusingMailer = () =>
  scriptedMailer(() => {
    throw noMailbox();
  }).mailer;

/** The delivery loop of a server, with this mailer and webhook. */
export const deliveryWith = (server: TestServer, mailer: Mailer, webhook?: Pick<Webhook, 'send'>) =>
  createDelivery({ ...server, mailer, webhook, now: () => server.clock.now });

export const jobOf = async (server: TestServer, id: string) =>
  (await server.store.read((sql) => sql.rows`SELECT * FROM jobs WHERE id = ${id}`))[0];

/** Delivers all due jobs of a server, with this mailer and webhook. */
export const deliverAll = async (...parts: Parameters<typeof deliveryWith>) => {
  const delivery = deliveryWith(...parts);
  while (await delivery.deliverOne());
};
