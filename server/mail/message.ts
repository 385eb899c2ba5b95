import nodemailer, { type SendMailOptions } from 'nodemailer';
import { senderDomain } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import type { QueuedLetter } from './mailer.ts';

/** The Message-ID of a letter: made from its id once, so that every attempt carries the same. */
export function messageId(id: string, { mailFrom }: Pick<Settings, 'mailFrom'>): string {
  return `<${id}@${senderDomain(mailFrom)}>`;
}

/**
 * The letter as nodemailer takes it: nothing is fetched from files or addresses, nothing encoded by
 * hand.
 */
export function mimeMessage(letter: QueuedLetter): SendMailOptions {
  const { date, ...rest } = letter;
  return {
    ...rest,
    date: new Date(date),
    // Asks auto-responders to keep quiet (RFC 3834); no list and no tracking headers.
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
