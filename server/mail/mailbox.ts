import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { hostName, isLoopbackName, type Caller, type HeaderOf } from '../http/caller.ts';
import type { Settings } from '../settings/settings.ts';
import { LETTER_POLICY, MAILBOX_POLICY, mailboxPage, type MailboxLetter } from './mailboxPage.ts';

/** Answers for a mailbox path; undefined where there is nothing to see. */
export type Mailbox = (
  method: string,
  path: string,
  header: HeaderOf,
  caller: Caller,
) => Promise<Response | undefined>;

/** True on a developer's machine: no SMTP, not in production (docs/decisions/server/delivery.md#h9). */
export function isMailboxOn({ production, mailer }: Settings): boolean {
  return !production && mailer.kind === 'folder';
}

const LETTERS_SHOWN = 100;
const LETTER_FILE = /^([\dTZ]+-[0-9a-f]{12})\.eml$/;

/** The built-in mailbox of a machine without SMTP (docs/decisions/server/delivery.md#h9). */
export function createMailbox(folder: string): Mailbox {
  return async (method, path, header, caller) => {
    // The Host too: a foreign page could have its own name resolve to this machine.
    if (!caller.local || !isLoopbackName(hostName(header))) return undefined;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const bare = path.replace(/\/$/, '');
    if (bare === '/mailbox')
      return htmlResponse(mailboxPage(await readLetters(folder)), MAILBOX_POLICY);
    if (bare === '/mailbox/messages.json')
      return Response.json({ messages: await readLetters(folder) }, { headers: COMMON });
    const letter = await readLetter(folder, `${bare.replace('/mailbox/letters/', '')}.eml`);
    return letter && htmlResponse(letter.html, LETTER_POLICY);
  };
}

const COMMON = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

function htmlResponse(html: string, policy: string): Response {
  return new Response(html, {
    headers: {
      ...COMMON,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    },
  });
}

/** The newest letters first: names begin with the date, to the millisecond. */
async function readLetters(folder: string): Promise<MailboxLetter[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => LETTER_FILE.test(name))
    .sort()
    .reverse()
    .slice(0, LETTERS_SHOWN);
  const letters = await Promise.all(newest.map((name) => readLetter(folder, name)));
  return letters.filter((letter) => letter !== undefined);
}

async function readLetter(folder: string, name: string): Promise<MailboxLetter | undefined> {
  const id = LETTER_FILE.exec(name)?.[1];
  if (id === undefined) return undefined;
  const bytes = await readFile(join(folder, name)).catch(() => undefined);
  if (!bytes) return undefined;
  const mail = await PostalMime.parse(bytes);
  return {
    id,
    date: mail.date ?? '',
    from: emailsOf(mail.from ? [mail.from] : []),
    to: emailsOf(mail.to ?? []),
    replyTo: emailsOf(mail.replyTo ?? []),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}

function emailsOf(addresses: readonly Address[]): string {
  return addresses
    .map(({ address }) => address)
    .filter(Boolean)
    .join(', ');
}
