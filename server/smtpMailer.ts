import nodemailer from 'nodemailer';
import { MailFault, type Mailer, type MailProblem } from './mailer.ts';
import { messageOf } from './message.ts';

/** How long a silent mail server is waited for, in milliseconds. */
const PATIENCE = 30_000;

/** A mailer over SMTP with a few connections that are kept open. `url` as in SMTP_URL. */
export function createSmtpMailer(url: string, patience = PATIENCE): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 4,
    maxMessages: 100,
    connectionTimeout: patience / 2,
    greetingTimeout: patience / 2,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (letter) => {
      try {
        await transport.sendMail(messageOf(letter));
      } catch (error) {
        throw faultOf(error);
      }
    },
    close: async () => transport.close(),
  };
}

/** Tells a letter that is refused from a way that is closed: the latter must not cost letters. */
export function faultOf(error: unknown): MailFault {
  const { code, command, responseCode } = smtpFacts(error);
  const message = [code, command, responseCode].filter(Boolean).join(' ') || 'unknown fault';
  return new MailFault(problemOf(command, responseCode), message);
}

function problemOf(command: string | undefined, responseCode: number | undefined): MailProblem {
  // 421 closes the channel at any stage (RFC 5321, 3.8).
  if (!responseCode || responseCode === 421) return 'wayClosed';
  const aboutThisLetter = command === 'RCPT TO' || command === 'DATA';
  if (!aboutThisLetter) return 'wayClosed';
  return responseCode >= 500 ? 'refusedForGood' : 'later';
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
