import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Letter } from '../../src/mails/letterFrame.ts';
import { senderDomain } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import type { QueuedLetter } from './mailer.ts';

/** A letter as it waits in the outbox; its Message-ID is made from its id. */
export function queuedLetter(
  letter: Letter,
  { id, to, now }: { id: string; to: string; now: number },
  { mailFrom }: Pick<Settings, 'mailFrom'>,
): QueuedLetter {
  const messageId = `<${id}@${senderDomain(mailFrom)}>`;
  return { ...letter, from: mailFrom, to, messageId, date: new Date(now).toISOString() };
}

export function mimeMessage({ date, attachments = [], ...letter }: QueuedLetter): SendMailOptions {
  return {
    ...letter,
    attachments: [...attachments],
    date: new Date(date),
    // Asks auto-responders not to answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const builder = nodemailer.createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
});

/** The letter as the bytes of an .eml file. */
export async function emlFile(letter: QueuedLetter): Promise<Buffer> {
  const { message } = await builder.sendMail(mimeMessage(letter));
  if (!Buffer.isBuffer(message)) throw new TypeError('The letter was not built in memory.');
  return message;
}
