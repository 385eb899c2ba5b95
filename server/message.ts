import type { SendMailOptions } from 'nodemailer';
import type { QueuedLetter } from './mailer.ts';

/** The letter as nodemailer takes it: nothing is fetched from files or addresses, nothing encoded by hand. */
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
