import nodemailer, { type NodemailerError } from 'nodemailer';
import { isLoopbackName } from '../http/caller.ts';
import { MailFault, type Mailer } from './mailer.ts';
import { mimeMessage } from './message.ts';

const SERVER_TIMEOUT_MS = 30_000;

/** A password goes to another machine over TLS only, unless SMTP_URL says `?requireTLS=false`. */
export function smtpOptions(url: string): { url: string; requireTLS: boolean } {
  const { password, hostname } = new URL(url);
  return { url, requireTLS: password !== '' && !isLoopbackName(hostname) };
}

/** A mailer over SMTP with a few connections that are kept open. */
export function createSmtpMailer(url: string, timeout = SERVER_TIMEOUT_MS): Mailer {
  const transport = nodemailer.createTransport({
    ...smtpOptions(url),
    pool: true,
    maxConnections: 4,
    maxMessages: 100,
    connectionTimeout: timeout / 2,
    greetingTimeout: timeout / 2,
    socketTimeout: timeout,
  });
  const pending = new Set<(fault: MailFault) => void>();
  return {
    send: (letter) =>
      new Promise((resolve, reject) => {
        pending.add(reject);
        transport
          .sendMail(mimeMessage(letter))
          .then(() => resolve())
          .catch((error: NodemailerError) => reject(faultOf(error)))
          .finally(() => pending.delete(reject));
      }),
    close: async () => {
      transport.close();
      for (const reject of pending) reject(new MailFault('delayed', 'the host stops'));
    },
  };
}

/**
 * Only replies to RCPT TO and DATA concern the letter; all others mean that the server is
 * unavailable.
 */
function faultOf({ code, command, responseCode, permanent }: NodemailerError): MailFault {
  const message = [code, command, responseCode].filter(Boolean).join(' ') || 'unknown fault';
  // 421 closes the channel at any stage (RFC 5321, 3.8).
  const isAnswer = responseCode !== undefined && responseCode !== 421;
  if (!isAnswer || !['RCPT TO', 'DATA'].includes(command ?? ''))
    return new MailFault('unavailable', message);
  return new MailFault(permanent ? 'refused' : 'delayed', message);
}
