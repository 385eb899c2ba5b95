import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { createFolderMailer } from './folderMailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtpMailer.ts';

export function lettersFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'outbox');
}

/** The mailer that the settings choose. */
export function createMailer(settings: Settings): Mailer {
  const { mailer } = settings;
  switch (mailer.kind) {
    case 'folder':
      return createFolderMailer(lettersFolder(settings));
    case 'smtp':
      return createSmtpMailer(mailer.url);
  }
}
