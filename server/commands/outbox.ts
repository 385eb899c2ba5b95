import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { emlFile, withCurrentAddresses } from '../mail/message.ts';
import type { ListedJob } from '../outbox/job.ts';
import { dropJob, listJobs, openLeads, retryJobs } from '../outbox/jobList.ts';
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
  const jobs = await store.read(listJobs);
  return jobs.length === 0
    ? ['Nothing waits and nothing was refused.']
    : jobs.map((job) => describe(job, now));
}

function describe(job: ListedJob, now: number): string {
  const seconds = Math.max(0, Math.round((job.dueAt - now) / 1000));
  return [
    job.id,
    job.kind,
    job.isRefused ? 'refused' : `next try in ${seconds} s`,
    `accepted ${new Date(job.createdAt).toISOString()}`,
    `${job.attempts} tries`,
    job.problem,
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
  const leads = await store.read((sql) => openLeads(sql, keyring));
  const mails = leads.filter((job) => job.kind !== 'webhook');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unreadable: string[] = [];
  for (const { id, payload } of mails) {
    if (!payload) {
      unreadable.push(id);
      continue;
    }
    const eml = await emlFile(withCurrentAddresses(payload, 'sales', settings));
    writeFileSync(join(folder, `${id}.eml`), eml, { mode: 0o600 });
  }
  return { written: mails.length - unreadable.length, unreadable };
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
      const due = await store.write((sql) => retryJobs(sql, argument, now));
      return [`Letters that are due now: ${due}. The running host delivers them.`];
    }
    if (command === 'drop' && argument) {
      const dropped = await store.write((sql) => dropJob(sql, argument));
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
