import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SALES_LIFE } from '../outbox/retrySchedule.ts';
import { addressedNow } from '../letterHead.ts';
import { emlOf } from '../mail/message.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { openLetter } from '../outbox/outbox.ts';
import { readEnvironment } from '../settings/environment.ts';
import { findCodeSecret, findKeyring } from '../secrets/codeSecret.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { lookAtSchema } from '../store/migrate.ts';
import { isNotMade, notMade, openStore } from '../store/openStore.ts';
import { numberOf, textOf, type Row, type Store } from '../store/Store.ts';

const USAGE = `npm run outbox -- list             what waits and what was refused
npm run outbox -- retry [id]       delivers refused requests again, now (all, or one)
npm run outbox -- drop ID          removes one refused letter, when it has been dealt with by hand
npm run outbox -- export FOLDER    writes waiting and refused requests as .eml files`;

const OPEN = `status IN ('queued', 'dead')`;

/**
 * Shows the outbox, requests before codes: no address and no word of a letter, so that it may be
 * pasted into a ticket.
 */
export async function listOutbox(store: Store, now: number): Promise<string[]> {
  const rows = await store.read((sql) =>
    sql.rows(
      `SELECT id, kind, status, created_at, due_at, attempts, problem FROM outbox WHERE ${OPEN} ORDER BY kind DESC, status, created_at LIMIT 1000`,
    ),
  );
  return rows.length === 0
    ? ['Nothing waits and nothing was refused.']
    : rows.map((row) => describe(row, now));
}

function describe(row: Row, now: number): string {
  const state =
    row['status'] === 'dead'
      ? 'refused'
      : `next try in ${Math.max(0, Math.round((numberOf(row, 'due_at') - now) / 1000))} s`;
  const accepted = new Date(numberOf(row, 'created_at')).toISOString();
  return [
    textOf(row, 'id'),
    textOf(row, 'kind'),
    state,
    `accepted ${accepted}`,
    `${numberOf(row, 'attempts')} tries`,
    row['problem'] ?? '',
  ]
    .join('  ')
    .trimEnd();
}

/** Puts refused letters whose words are still there back into the queue, with a new five days. */
export function retryOutbox(store: Store, id: string | undefined, now: number): Promise<number> {
  const one = id === undefined ? '' : ' AND id = ?';
  return store.write((sql) =>
    sql.change(
      `UPDATE outbox SET status = 'queued', due_at = ?, ends_at = ?, attempts = 0, lease = NULL, done_at = NULL
       WHERE status = 'dead' AND letter IS NOT NULL${one}`,
      now,
      now + SALES_LIFE,
      ...(id === undefined ? [] : [id]),
    ),
  );
}

/**
 * Removes one refused letter with its words, for good; gives the number of letters: what still
 * waits is kept.
 */
export function dropLetter(store: Store, id: string): Promise<number> {
  return store.write((sql) =>
    sql.change(`DELETE FROM outbox WHERE id = ? AND status = 'dead'`, id),
  );
}

/**
 * Writes every waiting or refused request into a folder, one .eml each; gives their number, and the
 * ids that cannot be opened.
 */
export async function exportOutbox(
  store: Store,
  keyring: Keyring,
  folder: string,
  settings: Pick<Settings, 'mailFrom' | 'salesEmail'>,
): Promise<{ written: number; unreadable: readonly string[] }> {
  const rows = await store.read((sql) =>
    sql.rows(
      `SELECT id, letter FROM outbox WHERE ${OPEN} AND letter IS NOT NULL AND kind = 'sales'`,
    ),
  );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unreadable: string[] = [];
  for (const row of rows) {
    const id = textOf(row, 'id');
    const letter = openLetter(row, keyring);
    if (!letter) {
      unreadable.push(id);
      continue;
    }
    const eml = await emlOf(addressedNow(letter, 'sales', settings));
    writeFileSync(join(folder, `${id}.eml`), eml, { mode: 0o600 });
  }
  return { written: rows.length - unreadable.length, unreadable };
}

async function main([command, argument]: readonly string[]): Promise<string[]> {
  const { settings, faults } = readSettings(readEnvironment());
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (isNotMade(settings)) throw new Error(notMade(settings));
  const store = await openStore(settings, 'asFound');
  const now = Date.now();
  try {
    const schema = await store.read(lookAtSchema);
    if (schema === 'none') throw new Error(notMade(settings));
    if (schema === 'older')
      throw new Error('The store was made by an older version: start the host first.');
    if (command === 'list') return await listOutbox(store, now);
    if (command === 'retry')
      return [
        `Letters that are due now: ${await retryOutbox(store, argument, now)}. The running host delivers them.`,
      ];
    if (command === 'drop' && argument)
      return [`Refused letters removed: ${await dropLetter(store, argument)}.`];
    if (command === 'export' && argument) {
      const secret = findCodeSecret(settings);
      const found = await findKeyring(store, secret, settings.previousCodeSecret);
      if (!found) throw new Error(notMade(settings));
      const folder = resolve(argument);
      const { written, unreadable } = await exportOutbox(store, found.keyring, folder, settings);
      return [
        `Letters in ${folder}: ${written}.`,
        ...unreadable.map((id) => `${id}: its words cannot be opened.`),
      ];
    }
    throw new Error(USAGE);
  } finally {
    await store.close();
  }
}

if (import.meta.main) {
  process.umask(0o077);
  try {
    process.stdout.write(`${(await main(process.argv.slice(2))).join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'The command failed.'}\n`);
    process.exitCode = 1;
  }
}
