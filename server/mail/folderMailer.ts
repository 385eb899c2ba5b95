import { createHash } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { MailFault, type Mailer } from './mailer.ts';
import { emlFile } from './message.ts';

/**
 * A mailer for a machine without SMTP: each letter becomes one .eml file in a folder. The name
 * grows from date and Message-ID, so a letter that is delivered twice is still one file.
 */
export function createFolderMailer(folder: string): Mailer {
  return {
    send: async (letter) => {
      const message = await emlFile(letter);
      const mark = createHash('sha256').update(letter.messageId).digest('hex').slice(0, 12);
      const name = `${letter.date.replaceAll(/[^\dTZ]/g, '')}-${mark}.eml`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeDurably(join(folder, `.${name}.part`), message);
        await rename(join(folder, `.${name}.part`), join(folder, name));
      } catch {
        throw new MailFault('unavailable', 'the outbox folder cannot be written');
      }
    },
    close: async () => undefined,
  };
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
