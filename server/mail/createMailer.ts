import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { createFolderMailer } from './folderMailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtpMailer.ts';

export function lettersFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'outbox');
}

/** The mail server of SMTP_URL, or a folder where it is not set. */
export function createMailer(settings: Settings): Mailer {
  return settings.smtpUrl
    ? createSmtpMailer(settings.smtpUrl)
    : createFolderMailer(lettersFolder(settings));
}
