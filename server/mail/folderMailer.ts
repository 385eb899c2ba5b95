import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryFault } from './fault.ts';
import type { Mailer } from './mailer.ts';
import { emlFile } from './message.ts';

/** Creates a mailer that writes .eml files to a folder. A mail sent twice is stored once. */
export function createFolderMailer(folder: string): Mailer {
  return {
    send: async (mail) => {
      const eml = await emlFile(mail);
      const digest = createHash('sha256').update(mail.messageId).digest('hex').slice(0, 12);
      const name = `${mail.date.replaceAll(/[^\dTZ]/g, '')}-${digest}.eml`;
      const part = join(folder, `.${name}.part`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(part, eml, { mode: 0o600, flush: true });
        await rename(part, join(folder, name));
      } catch {
        throw new DeliveryFault({ stage: 'folder', final: false });
      }
    },
    close: async () => undefined,
  };
}
