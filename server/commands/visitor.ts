import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseEmail, type Email } from '../../shared/email.ts';
import { emailKeys } from '../codes/emailKeys.ts';
import { DAY } from '../durations.ts';
import { mailFolder } from '../mail/createMailer.ts';
import type { Keyring } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';
import type { Store } from '../store/Store.ts';
import { markForgotten } from '../upkeep/backup.ts';
import {
  clearLimits,
  deletePersonalData,
  findPersonalData,
  findReachedLimits,
} from '../upkeep/personalData.ts';
import { currentSettings, UsageError, type Command } from './command.ts';
import { withStore } from './withStore.ts';

interface Parts {
  readonly store: Store;
  readonly keyring: Keyring;
  readonly settings: Settings;
}

/** Shows or removes the data of one email, or clears its limits, even while the server runs. */
export const visitor: Command = {
  usage: `gateway visitor show EMAIL     lists the kind and time of each entry for an email address
gateway visitor forget EMAIL   removes all data stored for an email address
gateway visitor unlock EMAIL   clears the limits of an email address`,
  maxWords: 2,
  run: async ([action = '', text = '']) => {
    const email = parseEmail(text);
    if (!['show', 'forget', 'unlock'].includes(action) || !email)
      throw new UsageError('Use `show`, `forget` or `unlock`, and an email address.');
    const settings = currentSettings();
    return withStore(settings, async ({ store, keyring }) => {
      const parts = { store, keyring, settings };
      if (action === 'show') return { lines: await showVisitor(parts, email, Date.now()) };
      if (action === 'forget') {
        const lines = await forgetVisitor(parts, email);
        return { lines: [...lines, ...(await forgetCopies(store, settings))] };
      }
      await unlockVisitor(parts, email);
      return { lines: ['The limits of this email are cleared, but not those of networks.'] };
    });
  },
};

/** Lists the kind and time of each entry. Emails are stored as digests; mails are encrypted. */
export async function showVisitor(
  { store, keyring, settings }: Parts,
  email: Email,
  now: number,
): Promise<string[]> {
  const keys = emailKeys(keyring, email);
  const { records, unreadable, limits } = await store.read(async (sql) => ({
    ...(await findPersonalData(sql, keyring, keys)),
    limits: await findReachedLimits(sql, settings, keys, now),
  }));
  const moment = (time: number) => new Date(time).toISOString();
  const lines = records.map(({ kind, at, until }) =>
    [kind, moment(at), ...(until === undefined ? [] : [`until ${moment(until)}`])].join('  '),
  );
  return [
    ...(lines.length > 0 ? lines : ['Nothing is stored for this email.']),
    ...limits.map(({ setting, until }) => `${setting}: limit reached until ${moment(until)}`),
    ...unreadableLines(unreadable),
  ];
}

function unreadableLines(unreadable: number): string[] {
  return unreadable > 0
    ? [`Outbox entries that cannot be decrypted and may contain this email: ${unreadable}.`]
    : [];
}

/** Removes all data of an email from the store. Returns the lines to print. */
export function forgetVisitor(
  { store, keyring, settings }: Parts,
  email: Email,
): Promise<string[]> {
  const keys = emailKeys(keyring, email);
  return store.write((sql) =>
    sql.underLock(keys.mailboxDigest, async (locked) => {
      const data = await findPersonalData(locked, keyring, keys);
      await deletePersonalData(locked, settings, keys, data.jobIds);
      return [`Entries removed: ${data.records.length}.`, ...unreadableLines(data.unreadable)];
    }),
  );
}

export async function unlockVisitor(
  { store, keyring, settings }: Parts,
  email: Email,
): Promise<void> {
  const keys = emailKeys(keyring, email);
  await store.write((sql) =>
    sql.underLock(keys.mailboxDigest, (locked) => clearLimits(locked, settings, keys)),
  );
}

/** Marks earlier backups for removal, and lists the copies that the operator must remove. */
async function forgetCopies(store: Store, settings: Settings): Promise<string[]> {
  const { dataDir, mailServers, leadWebhook } = settings;
  const lines: string[] = [];
  if (store.database === 'sqlite') {
    const now = Date.now();
    await markForgotten(dataDir, now);
    const end = new Date(now + DAY).toISOString();
    lines.push(
      `The running server removes the earlier backups in DATA_DIR/backups by ${end}. If you keep copies of them elsewhere, remove those yourself.`,
    );
    for (const name of readdirSync(dataDir).filter((file) => file.includes('.before-restore-')))
      lines.push(`Remove the old store that a restore has set aside: ${join(dataDir, name)}`);
  } else lines.push('Remove PostgreSQL dumps yourself.');
  if (leadWebhook)
    lines.push(`Remove this visitor's leads from ${new URL(leadWebhook.url).host} yourself.`);
  if (mailServers.length === 0)
    lines.push(`Remove this visitor's mails from ${mailFolder({ dataDir })} yourself.`);
  return lines;
}
