import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { emlFile } from '../mail/message.ts';
import { withCurrentAddresses, type ListedLetter } from '../outbox/letter.ts';
import { dropLetter, listLetters, openRequests, retryLetters } from '../outbox/outbox.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { findKeyring } from '../secrets/openKeyring.ts';
import type { Settings } from '../settings/settings.ts';
import { checkSchema } from '../store/migrate.ts';
import { isStoreMissing, missingStoreMessage, openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { runCommand } from './runCommand.ts';

const USAGE = `npm run outbox -- list             what waits and what was refused
npm run outbox -- retry [id]       delivers refused requests again, now (all, or one)
npm run outbox -- drop ID          removes one refused letter, when it has been dealt with by hand
npm run outbox -- export FOLDER    writes waiting and refused requests as .eml files`;

/** One line a letter, without email or words, so that it may be pasted into a ticket. */
export async function listOutbox(store: Store, now: number): Promise<string[]> {
  const letters = await store.read(listLetters);
  return letters.length === 0
    ? ['Nothing waits and nothing was refused.']
    : letters.map((letter) => describe(letter, now));
}

function describe(letter: ListedLetter, now: number): string {
  const seconds = Math.max(0, Math.round((letter.dueAt - now) / 1000));
  return [
    letter.id,
    letter.kind,
    letter.isRefused ? 'refused' : `next try in ${seconds} s`,
    `accepted ${new Date(letter.createdAt).toISOString()}`,
    `${letter.attempts} tries`,
    letter.problem,
  ]
    .join('  ')
    .trimEnd();
}

/** Writes every waiting or refused request into a folder, one .eml file each. */
export async function exportOutbox(
  store: Store,
  keyring: Keyring,
  folder: string,
  settings: Pick<Settings, 'mailFrom' | 'salesEmail'>,
): Promise<{ written: number; unreadable: readonly string[] }> {
  const requests = await store.read((sql) => openRequests(sql, keyring, 'sales'));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unreadable: string[] = [];
  for (const { id, letter } of requests) {
    if (!letter) {
      unreadable.push(id);
      continue;
    }
    const eml = await emlFile(withCurrentAddresses(letter, 'sales', settings));
    writeFileSync(join(folder, `${id}.eml`), eml, { mode: 0o600 });
  }
  return { written: requests.length - unreadable.length, unreadable };
}

async function outboxCommand(
  settings: Settings,
  [command, argument]: readonly string[],
): Promise<readonly string[]> {
  if (isStoreMissing(settings)) throw new Error(missingStoreMessage(settings));
  const store = await openStore(settings, 'command');
  const now = Date.now();
  try {
    const schema = await store.read(checkSchema);
    if (schema === 'none') throw new Error(missingStoreMessage(settings));
    if (schema === 'older')
      throw new Error('The store was made by an older version: start the host first.');
    if (command === 'list') return await listOutbox(store, now);
    if (command === 'retry') {
      const due = await store.write((sql) => retryLetters(sql, argument, now));
      return [`Letters that are due now: ${due}. The running host delivers them.`];
    }
    if (command === 'drop' && argument) {
      const dropped = await store.write((sql) => dropLetter(sql, argument));
      return [`Refused letters removed: ${dropped}.`];
    }
    if (command === 'export' && argument) return await exportTo(resolve(argument), store, settings);
    throw new Error(USAGE);
  } finally {
    await store.close();
  }
}

async function exportTo(folder: string, store: Store, settings: Settings): Promise<string[]> {
  const found = await findKeyring(store, settings);
  if (!found) throw new Error(missingStoreMessage(settings));
  const { written, unreadable } = await exportOutbox(store, found.keyring, folder, settings);
  return [
    `Letters in ${folder}: ${written}.`,
    ...unreadable.map((id) => `${id}: its words cannot be decrypted.`),
  ];
}

if (import.meta.main) await runCommand(outboxCommand);
