import nodemailer, { type NodemailerError } from 'nodemailer';
import { isLoopbackName } from '../http/caller.ts';
import { DeliveryFault, STOPPING, type Fault, type FaultStage } from './fault.ts';
import type { Mailer } from './mailer.ts';
import { mimeMessage } from './message.ts';

const SERVER_TIMEOUT_MS = 30_000;

/** Requires TLS to send a password to another machine, unless SMTP_URL has `?requireTLS=false`. */
export function smtpOptions(url: string): { url: string; requireTLS: boolean } {
  const { password, hostname } = new URL(url);
  return { url, requireTLS: password !== '' && !isLoopbackName(hostname) };
}

interface SmtpTimes {
  /** Milliseconds without a response after which the server is considered unavailable. */
  readonly timeout?: number;
  /** Milliseconds for lookup and connecting, and as many for the greeting. @default timeout / 2 */
  readonly connectTimeout?: number;
}

/**
 * Creates an SMTP mailer that keeps a few connections open. With `connectTimeout`, each mail gets a
 * new connection, because an open connection can hide that the server is unavailable.
 */
export function createSmtpMailer(
  url: string,
  { timeout = SERVER_TIMEOUT_MS, connectTimeout }: SmtpTimes = {},
): Mailer {
  const times = {
    connectionTimeout: connectTimeout ?? timeout / 2,
    greetingTimeout: connectTimeout ?? timeout / 2,
    socketTimeout: timeout,
  };
  const options = { ...smtpOptions(url), ...times };
  const transport =
    connectTimeout === undefined
      ? nodemailer.createTransport({ ...options, pool: true, maxConnections: 4, maxMessages: 100 })
      : nodemailer.createTransport(options);
  const pending = new Set<(fault: DeliveryFault) => void>();
  return {
    send: (mail) =>
      new Promise((resolve, reject) => {
        pending.add(reject);
        transport
          .sendMail(mimeMessage(mail))
          .then(() => resolve())
          .catch((error: NodemailerError) => reject(new DeliveryFault(faultOf(error))))
          .finally(() => pending.delete(reject));
      }),
    close: async () => {
      transport.close();
      for (const reject of pending) reject(new DeliveryFault(STOPPING));
    },
  };
}

const STAGES: Readonly<Record<string, FaultStage>> = {
  'MAIL FROM': 'sender',
  'RCPT TO': 'recipient',
  DATA: 'content',
};

/** Node's codes for certificates that it does not accept. */
const CERTIFICATE_STAGES: Readonly<Record<string, FaultStage>> = {
  CERT_HAS_EXPIRED: 'certificateExpired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificateName',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificateUntrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificateUntrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'certificateUntrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificateUntrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificateUntrusted',
};

/** Only a reply about the recipient or the content concerns the mail, so only these are final. */
function faultOf(error: NodemailerError): Fault {
  const { code, originalCode, command = '', responseCode, permanent = false } = error;
  const reply = { code: String(responseCode ?? originalCode ?? code ?? 'unknown') };
  const certificate = CERTIFICATE_STAGES[reply.code];
  if (certificate) return { ...reply, stage: certificate, final: false };
  if (code === 'EAUTH') return { ...reply, stage: 'login', final: false };
  // The reply 421 closes the connection (RFC 5321, 3.8), but to RCPT TO it may concern only this
  // recipient. If the server supports pipelining, Nodemailer reports this one as ECONNECTION.
  const isToRecipient = command === 'RCPT TO' || (command === 'CONN' && code === 'ECONNECTION');
  if (responseCode === 421)
    return { ...reply, stage: isToRecipient ? 'recipient' : 'connect', final: false };
  const stage = (responseCode !== undefined && STAGES[command]) || 'connect';
  return { ...reply, stage, final: permanent && (stage === 'recipient' || stage === 'content') };
}
