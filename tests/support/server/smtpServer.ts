import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';

/** A received mail; `to` is the email in the envelope. */
type ReceivedMail = Awaited<ReturnType<typeof readMail>>;

export type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

/** Starts a real SMTP server on a free loopback port; by default it accepts every mail. */
export async function startSmtpServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
      // An incomplete mail is not counted as received.
      readMail(stream, to).then(
        (mail) => mails.push(mail),
        () => undefined,
      );
      stream.on('end', done);
    },
    ...options,
  });
  // A client that is killed while it sends is not a fault of this server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** All mails so far, oldest first. */
    mails: (): readonly ReceivedMail[] => mails,
    /** Resolves to the first matching mail. Rejects after ten seconds. */
    waitForMail: (fits: (mail: ReceivedMail) => boolean) =>
      vi.waitUntil(() => mails.find(fits), { timeout: 10_000 }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** An SMTP server that stops when the running test has finished. */
export async function smtpOfTest(options?: SMTPServerOptions) {
  const smtp = await startSmtpServer(options);
  onTestFinished(smtp.stop);
  return smtp;
}

async function readMail(source: NodeJS.ReadableStream, to: string) {
  const mail = await PostalMime.parse(await buffer(source));
  return {
    to,
    from: mail.from?.address ?? '',
    replyTo: mail.replyTo?.[0]?.address,
    replyName: mail.replyTo?.[0]?.name,
    references: mail.references,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    date: mail.date ?? '',
    /** The content of each attached file by its name. */
    files: Object.fromEntries(
      mail.attachments.map(({ filename, content }) => [
        filename ?? '',
        Buffer.from(content as ArrayBuffer).toString(),
      ]),
    ),
  };
}
