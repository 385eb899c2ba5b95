import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A letter as its recipient has it. */
export interface Letter {
  /** The address of the envelope. */
  readonly to: string;
  readonly from: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly date: string;
  /** The content of each attached file by its name. */
  readonly files: Readonly<Record<string, string>>;
}

export interface SmtpServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** Every letter so far, oldest first. */
  letters: () => readonly Letter[];
  /** The first letter that fits, arrived or to come; fails after ten seconds. */
  waitForLetter: (fits: (letter: Letter) => boolean) => Promise<Letter>;
  stop: () => Promise<void>;
}

const LETTER_TIMEOUT_MS = 10_000;

/**
 * Starts a real SMTP server on a free loopback port; it takes every letter unless told otherwise.
 */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<SmtpServer> {
  const letters: Letter[] = [];
  const listeners = new Set<() => void>();
  const keep = async (source: Buffer, to: string) => {
    letters.push(await readLetter(source, to));
    for (const listener of listeners) listener();
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        void keep(Buffer.concat(chunks), to);
        done();
      });
    },
    ...options,
  });
  // A client that is killed mid-sentence is no fault of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters: () => letters,
    waitForLetter: (fits) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          listeners.delete(look);
          reject(new Error(`No such letter within ten seconds; ${letters.length} others arrived.`));
        }, LETTER_TIMEOUT_MS);
        const look = () => {
          const letter = letters.find(fits);
          if (!letter) return;
          clearTimeout(timer);
          listeners.delete(look);
          resolve(letter);
        };
        listeners.add(look);
        look();
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readLetter(source: Buffer, to: string): Promise<Letter> {
  const mail = await PostalMime.parse(source);
  return {
    to,
    from: mail.from?.address ?? '',
    replyTo: mail.replyTo?.[0]?.address,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    date: mail.date ?? '',
    files: Object.fromEntries(
      mail.attachments.map(({ filename, content }) => [filename ?? '', textOf(content)]),
    ),
  };
}

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
