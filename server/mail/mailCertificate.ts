import { checkServerIdentity } from 'node:tls';
import nodemailer from 'nodemailer';
import { smtpOptions } from './smtpMailer.ts';

/** From when to when a certificate is good, in milliseconds since the epoch. */
export interface Validity {
  readonly from: number;
  readonly to: number;
}

/**
 * The dates of a mail server's certificate, without a login; undefined where it has none, is not
 * trusted (then letters stay, too) or does not answer within `timeout` milliseconds.
 */
export async function mailCertificate(url: string, timeout: number): Promise<Validity | undefined> {
  const server = new URL(url);
  [server.username, server.password] = ['', ''];
  let validity: Validity | undefined;
  const transport = nodemailer.createTransport({
    ...smtpOptions(server.href),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    tls: {
      checkServerIdentity: (host, certificate) => {
        const { valid_from: from, valid_to: to } = certificate;
        validity = { from: Date.parse(from), to: Date.parse(to) };
        return checkServerIdentity(host, certificate);
      },
    },
  });
  const problem = await transport.verify().then(
    () => '',
    (error: unknown) => String(error),
  );
  transport.close();
  // Node looks no further at a certificate whose time is over.
  return problem.includes('certificate has expired') ? { from: 0, to: 0 } : validity;
}
