import { join } from 'node:path';
import { createFolderMailer } from './folderMailer.ts';
import type { Mailer } from './mailer.ts';
import type { Settings } from '../settings/settings.ts';
import { createSmtpMailer } from './smtpMailer.ts';

/** Where letters lie that no mail server takes; the mailbox shows them. */
export function lettersFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'outbox');
}

/** The way out for letters: the mail server of SMTP_URL, or a folder. */
export function createMailer(settings: Settings): Mailer {
  return settings.smtpUrl
    ? createSmtpMailer(settings.smtpUrl)
    : createFolderMailer(lettersFolder(settings));
}
