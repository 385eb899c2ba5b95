import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import { createFolderMailer } from './folderMailer.ts';
import type { Mailer } from './mailer.ts';
import { createPairedMailer } from './pairedMailer.ts';
import { createSmtpMailer } from './smtpMailer.ts';

export function mailFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'outbox');
}

/** How long one of two mail servers may take to connect or greet before the other is used. */
const CONNECT_TIMEOUT_MS = 1500;

export function createMailer(settings: Settings, log: Log, now: () => number): Mailer {
  const [first, second] = settings.mailServers;
  if (first === undefined) return createFolderMailer(mailFolder(settings));
  if (second === undefined) return createSmtpMailer(first);
  const oneOf = (url: string) => createSmtpMailer(url, { connectTimeout: CONNECT_TIMEOUT_MS });
  return createPairedMailer(oneOf(first), oneOf(second), { log, now });
}
