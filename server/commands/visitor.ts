import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseEmail, type Email } from '../../src/rules/email.ts';
import { deleteLeads, leadTimes } from '../calls/leads.ts';
import { emailKeys, type EmailKeys } from '../codes/emailKeys.ts';
import {
  clearLimits,
  deleteRecords,
  findRecords,
  type PersonalRecord,
} from '../codes/personalData.ts';
import { DAY } from '../durations.ts';
import { mailFolder } from '../mail/createMailer.ts';
import type { JobKind } from '../outbox/job.ts';
import { deletePersonalJobs, findPersonalJobs } from '../outbox/personalJobs.ts';
import type { Keyring } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';
import type { Sql, Store } from '../store/Store.ts';
import { markForgotten } from '../upkeep/backup.ts';
import { currentSettings, UsageError, type Command } from './command.ts';
import { withStore } from './withStore.ts';

/** Works while the server runs. */
export const visitor: Command = {
  usage: `gateway visitor show EMAIL     lists the data stored for an email address: kinds and times
gateway visitor forget EMAIL   removes all of it
gateway visitor unlock EMAIL   clears the limits of an email address`,
  run: async ([action = '', text = '']) => {
    const email = parseEmail(text);
    if (!['show', 'forget', 'unlock'].includes(action) || !email)
      throw new UsageError('visitor needs show, forget or unlock, and an email address.');
    const settings = currentSettings();
    return withStore(settings, async ({ store, keyring }) => {
      if (action === 'show') return { lines: await showVisitor(store, keyring, email) };
      if (action === 'forget') {
        const lines = await forgetVisitor(store, keyring, email);
        return { lines: [...lines, ...(await forgetCopies(store, settings))] };
      }
      await unlockVisitor(store, keyring, email);
      return { lines: ['The limits of this email are cleared. Those of its network are not.'] };
    });
  },
};

/** The data stored for an email address, one line each; only digests and ciphertext are stored. */
export async function showVisitor(store: Store, keyring: Keyring, email: Email) {
  const keys = emailKeys(keyring, email);
  const { held, unreadable } = await store.read((sql) => findAll(sql, keyring, keys));
  const lines = held.map(describe);
  return [
    ...(lines.length > 0 ? lines : ['Nothing is stored for this email.']),
    ...unreadableLines(unreadable),
  ];
}

function unreadableLines(unreadable: number): string[] {
  return unreadable > 0 ? [`Unreadable emails, owner unknown: ${unreadable}.`] : [];
}

function describe({ kind, at, until }: PersonalRecord): string {
  const moment = (time: number) => new Date(time).toISOString();
  return `${kind}  ${moment(at)}${until === undefined ? '' : `  until ${moment(until)}`}`;
}

const LEAD_KINDS: Readonly<Partial<Record<JobKind, string>>> = {
  sales: 'email to sales',
  receipt: 'receipt',
  webhook: 'lead for the webhook',
};

async function findAll(sql: Sql, keyring: Keyring, keys: EmailKeys) {
  const { mailboxDigest } = keys;
  const isTheirs = (text: string) => {
    const email = parseEmail(text);
    return email !== undefined && emailKeys(keyring, email).mailboxDigest === mailboxDigest;
  };
  const jobs = await findPersonalJobs(sql, keyring, mailboxDigest, isTheirs);
  const held: PersonalRecord[] = [
    ...(await findRecords(sql, keys)),
    ...(await leadTimes(sql, keys)).map((at) => ({ kind: 'lead', at })),
    ...jobs.codesAt.map((at) => ({ kind: 'email with a code', at })),
    ...jobs.leads.map(({ kind, at }) => ({ kind: LEAD_KINDS[kind] ?? kind, at })),
  ];
  return { jobs, held, unreadable: jobs.unreadable };
}

/** Removes all data of an email address from the store; returns the lines that report it. */
export function forgetVisitor(store: Store, keyring: Keyring, email: Email): Promise<string[]> {
  const keys = emailKeys(keyring, email);
  return store.write((sql) =>
    sql.underLock(keys.mailboxDigest, async (locked) => {
      const { jobs, held, unreadable } = await findAll(locked, keyring, keys);
      await deletePersonalJobs(locked, keys.mailboxDigest, jobs);
      await deleteLeads(locked, keys);
      await deleteRecords(locked, keys);
      return [`Entries removed: ${held.length}.`, ...unreadableLines(unreadable)];
    }),
  );
}

/** Clears the limits of an email address. */
export async function unlockVisitor(store: Store, keyring: Keyring, email: Email): Promise<void> {
  const keys = emailKeys(keyring, email);
  await store.write((sql) =>
    sql.underLock(keys.mailboxDigest, (locked) => clearLimits(locked, keys)),
  );
}

/** Marks the backups, and names the copies that only the operator can remove. */
async function forgetCopies(store: Store, settings: Settings): Promise<string[]> {
  const { dataDir, mailer, leadWebhook } = settings;
  const lines: string[] = [];
  if (store.engine === 'sqlite') {
    const now = Date.now();
    await markForgotten(dataDir, now);
    const end = new Date(now + DAY).toISOString();
    lines.push(
      `The running server removes the copies in DATA_DIR/backups by ${end}. Remove copies elsewhere yourself.`,
    );
    for (const name of readdirSync(dataDir).filter((file) => file.includes('.before-restore-')))
      lines.push(`Remove the store that a restore has set aside: ${join(dataDir, name)}`);
  } else lines.push('Remove copies of PostgreSQL yourself.');
  if (leadWebhook)
    lines.push(`Remove the leads at ${new URL(leadWebhook.url).host}, which received them.`);
  if (mailer.kind === 'folder')
    lines.push(`Remove their emails from ${mailFolder({ dataDir })}, where all are kept.`);
  return lines;
}
