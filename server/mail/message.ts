import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { QueuedLetter } from './mailer.ts';

/**
 * The letter as nodemailer takes it: nothing is fetched from files or addresses, nothing encoded by
 * hand.
 */
export function messageOf(letter: QueuedLetter): SendMailOptions {
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
export async function emlOf(letter: QueuedLetter): Promise<Buffer> {
  const { message } = await builder.sendMail(messageOf(letter));
  if (!Buffer.isBuffer(message)) throw new TypeError('The letter was not built in memory.');
  return message;
}
