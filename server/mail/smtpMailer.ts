import nodemailer from 'nodemailer';
import { isLoopbackName } from '../http/origins.ts';
import { MailFault, type Mailer, type MailProblem } from './mailer.ts';
import { mimeMessage } from './message.ts';

/** How long a silent mail server is waited for, in milliseconds. */
const PATIENCE = 30_000;

/**
 * How a mail server is reached, as nodemailer takes it. A password goes to another machine by TLS
 * only: whoever stands between could take the offer of it away. `?requireTLS=false` allows it.
 */
export function smtpOptions(url: string): { url: string; requireTLS: boolean } {
  const { password, hostname } = new URL(url);
  return { url, requireTLS: password !== '' && !isLoopbackName(hostname) };
}

/** A mailer over SMTP with a few connections that are kept open. `url` as in SMTP_URL. */
export function createSmtpMailer(url: string, patience = PATIENCE): Mailer {
  const transport = nodemailer.createTransport({
    ...smtpOptions(url),
    pool: true,
    maxConnections: 4,
    maxMessages: 100,
    connectionTimeout: patience / 2,
    greetingTimeout: patience / 2,
    socketTimeout: patience,
  });
  const underWay = new Set<(fault: MailFault) => void>();
  return {
    send: (letter) =>
      new Promise((resolve, reject) => {
        underWay.add(reject);
        transport
          .sendMail(mimeMessage(letter))
          .then(
            () => resolve(),
            (error: unknown) => reject(faultOf(error)),
          )
          .finally(() => underWay.delete(reject));
      }),
    close: async () => {
      transport.close();
      for (const reject of underWay) reject(new MailFault('delayed', 'the host stops'));
    },
  };
}

/** Tells a letter that is refused from a way that is closed: the latter must not cost letters. */
function faultOf(error: unknown): MailFault {
  const { code, command, responseCode } = smtpFacts(error);
  const message = [code, command, responseCode].filter(Boolean).join(' ') || 'unknown fault';
  return new MailFault(problemOf(command, responseCode), message);
}

function problemOf(command: string | undefined, responseCode: number | undefined): MailProblem {
  // 421 closes the channel at any stage (RFC 5321, 3.8).
  if (!responseCode || responseCode === 421) return 'unavailable';
  const aboutThisLetter = command === 'RCPT TO' || command === 'DATA';
  if (!aboutThisLetter) return 'unavailable';
  return responseCode >= 500 ? 'refused' : 'delayed';
}

function smtpFacts(error: unknown) {
  const facts = new Map<string, unknown>(error instanceof Error ? Object.entries(error) : []);
  const [code, command, responseCode] = [
    facts.get('code'),
    facts.get('command'),
    facts.get('responseCode'),
  ];
  return {
    code: typeof code === 'string' ? code : undefined,
    command: typeof command === 'string' ? command : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  };
}
