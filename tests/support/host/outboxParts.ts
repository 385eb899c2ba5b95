import { MailFault, type Mailer, type QueuedLetter } from '../../../server/mail/mailer.ts';
import type { LetterKind } from '../../../server/outbox/letter.ts';
import { queueLetter } from '../../../server/outbox/outbox.ts';
import { createPostman } from '../../../server/outbox/postman.ts';
import { SALES_LIFE } from '../../../server/outbox/retrySchedule.ts';
import type { TestHost } from './hostParts.ts';

/** A letter to an address. */
export const letterTo = (to: string): QueuedLetter => ({
  from: 'a@x.example',
  to,
  subject: 's',
  text: 'words 402917',
  html: '',
  messageId: `<${to}>`,
  date: '2026-11-02T09:00:00.000Z',
});

/** Queues a letter as a call does. */
export const queue = (host: TestHost, id: string, kind: LetterKind, life = SALES_LIFE) =>
  host.store.write((sql) =>
    queueLetter(sql, host.keyring, {
      id,
      kind,
      letter: letterTo(`${id}@x.example`),
      createdAt: host.clock.now,
      endsAt: host.clock.now + life,
    }),
  );

/** The name under which a test has queued a letter. */
export const nameOf = ({ messageId }: QueuedLetter) => /^<(.*)@/.exec(messageId)?.[1] ?? '';

/** A mailer that obeys the test: `answer` throws, or lets the letter through. */
export function obedientMailer(answer: (letter: QueuedLetter) => void) {
  const tried: string[] = [];
  const letters: QueuedLetter[] = [];
  const mailer: Mailer = {
    send: async (letter) => {
      tried.push(nameOf(letter));
      letters.push(letter);
      answer(letter);
    },
    close: async () => undefined,
  };
  return { mailer, tried, letters };
}

/** A mailer whose server refuses every letter for good. */
export const refusingMailer = () =>
  obedientMailer(() => {
    throw new MailFault('refused', 'EENVELOPE RCPT TO 550');
  }).mailer;

/** A postman of a host that hands letters to a mailer. */
export const postmanWith = (host: TestHost, mailer: Mailer) =>
  createPostman({
    settings: host.settings,
    store: host.store,
    keyring: host.keyring,
    mailer,
    log: host.log,
    alarm: host.alarm,
    count: host.count,
    now: () => host.clock.now,
  });

/** The row of one letter. */
export const rowOf = async (host: TestHost, id: string) =>
  (await host.store.read((sql) => sql.rows`SELECT * FROM outbox WHERE id = ${id}`))[0];

/** Rounds until nothing is due. */
export const deliverAll = async (postman: ReturnType<typeof createPostman>) => {
  while (await postman.deliverOne());
};
