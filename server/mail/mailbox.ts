import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import PostalMime, { type Address } from 'postal-mime';
import type { Env } from '../services.ts';
import type { Settings } from '../settings/settings.ts';
import { MAIL_POLICY, MAILBOX_POLICY, mailboxPage, type MailboxMail } from './mailboxPage.ts';

/** True without SMTP_URL, except in production (docs/decisions/server/delivery.md#h9). */
export function isMailboxOn({ production, mailServers }: Settings): boolean {
  return !production && mailServers.length === 0;
}

const MAILS_SHOWN = 100;
const MAIL_FILE = /^([\dTZ]+-[0-9a-f]{12})\.eml$/;

/** Creates the built-in mailbox for use without SMTP_URL (docs/decisions/server/delivery.md#h9). */
export function createMailbox(folder: string): Hono<Env> {
  const mailbox = new Hono<Env>();
  mailbox.use('/mailbox/*', (context, next) =>
    context.var.caller.local ? next() : Promise.resolve(context.notFound()),
  );
  mailbox.on('GET', ['/mailbox', '/mailbox/'], async () =>
    htmlResponse(mailboxPage(await readMails(folder)), MAILBOX_POLICY),
  );
  mailbox.get('/mailbox/messages.json', async () =>
    Response.json({ messages: await readMails(folder) }, { headers: HEADERS }),
  );
  mailbox.get('/mailbox/mails/:id', async (context) => {
    const mail = await readMail(folder, `${context.req.param('id')}.eml`);
    return mail ? htmlResponse(mail.html, MAIL_POLICY) : context.notFound();
  });
  return mailbox;
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

function htmlResponse(html: string, policy: string): Response {
  const type = 'text/html; charset=utf-8';
  const headers = { ...HEADERS, 'Content-Type': type, 'Content-Security-Policy': policy };
  return new Response(html, { headers });
}

/** Reads the mails, newest first. File names begin with the date, to the millisecond. */
async function readMails(folder: string): Promise<MailboxMail[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => MAIL_FILE.test(name))
    .toSorted()
    .toReversed();
  const mails = files.slice(0, MAILS_SHOWN).map((name) => readMail(folder, name));
  return (await Promise.all(mails)).filter((mail) => mail !== undefined);
}

async function readMail(folder: string, name: string): Promise<MailboxMail | undefined> {
  const id = MAIL_FILE.exec(name)?.[1];
  if (id === undefined) return undefined;
  const bytes = await readFile(join(folder, name)).catch(() => undefined);
  if (!bytes) return undefined;
  const { from, to, replyTo, ...mail } = await PostalMime.parse(bytes);
  const people = { from: emailsOf(from && [from]), to: emailsOf(to), replyTo: emailsOf(replyTo) };
  const { date = '', subject = '', text = '', html = '' } = mail;
  return { id, date, ...people, subject, text, html };
}

function emailsOf(addresses: readonly Address[] = []): string {
  return addresses.flatMap(({ address }) => address || []).join(', ');
}
