import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { createFolderMailer } from './folderMailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtpMailer.ts';

/** The folder of the letters on a machine without SMTP. */
export function lettersFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'outbox');
}

/** The mailer that the settings ask for: the mail server of SMTP_URL, or a folder. */
export function createMailer(settings: Settings): Mailer {
  return settings.smtpUrl
    ? createSmtpMailer(settings.smtpUrl)
    : createFolderMailer(lettersFolder(settings));
}
