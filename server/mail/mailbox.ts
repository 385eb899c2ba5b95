import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { hostName, isLoopbackName, type Caller, type HeaderOf } from '../http/origins.ts';
import { MAILBOX_POLICY, LETTER_POLICY, mailboxPage, type MailboxLetter } from './mailboxPage.ts';
import type { Settings } from '../settings/settings.ts';

/** Answers for a mailbox path, or gives undefined where there is nothing to see. */
export type Mailbox = (
  method: string,
  path: string,
  header: HeaderOf,
  caller: Caller,
) => Promise<Response | undefined>;

/** True on a machine of one's own: no SMTP, not in production (decision H9). */
export function isMailboxOn({ production, smtpUrl }: Settings): boolean {
  return !production && !smtpUrl;
}

/** So many letters are shown; all of them stay in the folder. */
const SHOWN = 100;

/**
 * The built-in mailbox of a machine without SMTP (decision H9). It answers this machine only: the
 * connection must come from it, and the address bar must name it (or a foreign page could have
 * its own name resolve to this machine and read the letters).
 */
export function createMailbox(folder: string): Mailbox {
  return async (method, path, header, caller) => {
    if (!caller.local || !isLoopbackName(hostName(header))) return undefined;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const bare = path.replace(/\/$/, '');
    if (bare === '/mailbox')
      return htmlResponse(mailboxPage(await readLetters(folder)), MAILBOX_POLICY);
    if (bare === '/mailbox/messages.json')
      return Response.json({ messages: await readLetters(folder) }, { headers: COMMON });
    const id = /^\/mailbox\/letters\/([\dTZ]+-[0-9a-f]{12})$/.exec(bare)?.[1];
    const letter = id === undefined ? undefined : await readLetter(folder, `${id}.eml`);
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

/**
 * The newest letters of the folder, newest first by name (a Date header has no milliseconds); a
 * folder that is not there yet holds none.
 */
async function readLetters(folder: string): Promise<MailboxLetter[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => /^[\dTZ]+-[0-9a-f]{12}\.eml$/.test(name))
    .sort()
    .reverse()
    .slice(0, SHOWN);
  const letters = await Promise.all(newest.map((name) => readLetter(folder, name)));
  return letters.filter((letter) => letter !== undefined);
}

/** A letter of the folder; undefined when somebody has removed it. */
async function readLetter(folder: string, name: string): Promise<MailboxLetter | undefined> {
  const bytes = await readFile(join(folder, name)).catch(() => undefined);
  if (!bytes) return undefined;
  const mail = await PostalMime.parse(bytes);
  return {
    id: name.slice(0, -'.eml'.length),
    date: mail.date ?? '',
    from: addressesOf(mail.from ? [mail.from] : []),
    to: addressesOf(mail.to),
    replyTo: addressesOf(mail.replyTo),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}

function addressesOf(addresses: readonly Address[] | undefined): string {
  return (addresses ?? [])
    .map(({ address }) => address ?? '')
    .filter(Boolean)
    .join(', ');
}
