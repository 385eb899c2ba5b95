import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseEmail, type Email } from '../../src/rules/email.ts';
import { forgetRequests, requestsOf } from '../calls/requests.ts';
import { emailKeys, type EmailKeys } from '../codes/emailKeys.ts';
import { clearLimits, forgetHeld, heldOf, type Held } from '../codes/held.ts';
import { DAY } from '../durations.ts';
import { mailFolder } from '../mail/createMailer.ts';
import { deletePersonalJobs, findPersonalJobs } from '../outbox/personalJobs.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { findKeyring } from '../secrets/openKeyring.ts';
import type { Settings } from '../settings/settings.ts';
import { checkSchema } from '../store/migrate.ts';
import { isStoreMissing, missingStoreMessage, openStore } from '../store/openStore.ts';
import type { Sql, Store } from '../store/Store.ts';
import { markForgotten } from '../upkeep/backup.ts';
import { runCommand } from './runCommand.ts';

const USAGE = `npm run visitor -- show EMAIL     what is held of an email: kinds and times
npm run visitor -- forget EMAIL   removes all of it
npm run visitor -- unlock EMAIL   clears the limits of an email: it may ask and try again`;

/** What is held of an email, one line each. Nothing of it is stored in the clear. */
export async function showVisitor(store: Store, keyring: Keyring, email: Email) {
  const keys = emailKeys(keyring, email);
  const { held, unreadable } = await store.read((sql) => findAll(sql, keyring, keys));
  const lines = held.map(describe);
  return [
    ...(lines.length > 0 ? lines : ['Nothing is held of this email.']),
    ...unreadableLines(unreadable),
  ];
}

function unreadableLines(unreadable: number): string[] {
  return unreadable > 0 ? [`Letters that cannot be decrypted, of whomever: ${unreadable}.`] : [];
}

function describe({ kind, at, until }: Held): string {
  const moment = (time: number) => new Date(time).toISOString();
  return `${kind}  ${moment(at)}${until === undefined ? '' : `  until ${moment(until)}`}`;
}

async function findAll(sql: Sql, keyring: Keyring, keys: EmailKeys) {
  const { emailDigest, mailboxDigest } = keys;
  const isTheirs = (text: string) => {
    const email = parseEmail(text);
    return email !== undefined && emailKeys(keyring, email).mailboxDigest === mailboxDigest;
  };
  const jobs = await findPersonalJobs(sql, keyring, mailboxDigest, isTheirs);
  const held: Held[] = [
    ...(await heldOf(sql, keys)),
    ...(await requestsOf(sql, emailDigest)).map((at) => ({ kind: 'request', at })),
    ...jobs.codesAt.map((at) => ({ kind: 'letter with a code', at })),
    ...jobs.leads.map(({ at }) => ({ kind: 'letter to sales', at })),
  ];
  return { jobs, held, unreadable: jobs.unreadable };
}

/** Removes all that is held of an email from the store; gives the lines that say so. */
export function forgetVisitor(store: Store, keyring: Keyring, email: Email): Promise<string[]> {
  const keys = emailKeys(keyring, email);
  return store.write((sql) =>
    sql.underLock(keys.mailboxDigest, async (locked) => {
      const { jobs, held, unreadable } = await findAll(locked, keyring, keys);
      await deletePersonalJobs(locked, keys.mailboxDigest, jobs);
      await forgetRequests(locked, keys.emailDigest);
      await forgetHeld(locked, keys);
      return [`Removed of this email: ${held.length}.`, ...unreadableLines(unreadable)];
    }),
  );
}

/** Clears the limits of an email. */
export async function unlockVisitor(store: Store, keyring: Keyring, email: Email): Promise<void> {
  const keys = emailKeys(keyring, email);
  await store.write((sql) =>
    sql.underLock(keys.mailboxDigest, (locked) => clearLimits(locked, keys)),
  );
}

async function visitorCommand(
  settings: Settings,
  [command, text = '']: readonly string[],
): Promise<readonly string[]> {
  const email = parseEmail(text);
  if (!['show', 'forget', 'unlock'].includes(command ?? '') || !email) throw new Error(USAGE);
  if (isStoreMissing(settings)) throw new Error(missingStoreMessage(settings));
  const store = await openStore(settings, 'command');
  try {
    const schema = await store.read(checkSchema);
    if (schema === 'older')
      throw new Error('The store was made by an older version: start the host first.');
    const found = schema === 'none' ? undefined : await findKeyring(store, settings);
    if (!found) throw new Error(missingStoreMessage(settings));
    const { keyring } = found;
    if (command === 'show') return await showVisitor(store, keyring, email);
    if (command === 'unlock') {
      await unlockVisitor(store, keyring, email);
      return ['The limits of this email are cleared. Those of its network are not.'];
    }
    const removed = await forgetVisitor(store, keyring, email);
    return [...removed, ...(await forgetCopies(store, settings))];
  } finally {
    await store.close();
  }
}

/** Sees to the copies of the store, and names what only the operator can remove. */
async function forgetCopies(store: Store, settings: Settings): Promise<string[]> {
  const { dataDir, mailer, leadWebhook } = settings;
  const lines: string[] = [];
  if (store.engine === 'sqlite') {
    const now = Date.now();
    await markForgotten(dataDir, now);
    lines.push(
      `The copies in DATA_DIR/backups go by ${new Date(now + DAY).toISOString()}, while the host runs. Copies elsewhere are yours to remove.`,
    );
    for (const name of readdirSync(dataDir).filter((file) => file.includes('.before-restore-')))
      lines.push(`Set aside by a restore, and yours to remove: ${join(dataDir, name)}`);
  } else lines.push('Copies of PostgreSQL are yours to remove.');
  if (leadWebhook)
    lines.push(`What ${new URL(leadWebhook.url).host} has got is there: remove it there, too.`);
  if (mailer.kind === 'folder')
    lines.push(`Letters in ${mailFolder({ dataDir })} are kept as sent: remove theirs by hand.`);
  return lines;
}

if (import.meta.main) await runCommand(visitorCommand);
