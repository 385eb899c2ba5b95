import { expect, test } from 'vitest';
import { SALES_LIFE } from '../../../server/outbox/retrySchedule.ts';
import { MailFault } from '../../../server/mail/mailer.ts';
import type { LetterKind } from '../../../server/outbox/letter.ts';
import { listOutbox } from '../../../server/commands/outbox.ts';
import { numberOf } from '../../../server/store/Store.ts';
import type { TestHost } from '../../support/host/hostParts.ts';
import {
  deliverAll,
  nameOf,
  obedientMailer,
  postmanWith,
  queue,
  rowOf,
} from '../../support/host/outboxParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The waits between the attempts of a letter that nobody takes, until it ends. */
async function waitsOf(host: TestHost, kind: LetterKind, life: number): Promise<number[]> {
  await queue(host, 'one', kind, life);
  const { mailer, tried } = obedientMailer(() => {
    throw new MailFault('delayed', 'EENVELOPE RCPT TO 451');
  });
  const postman = postmanWith(host, mailer);
  const waits: number[] = [];
  for (;;) {
    const before = tried.length;
    await postman.deliverOne();
    const row = await rowOf(host, 'one');
    if (row?.['status'] === 'dead' || tried.length === before) return waits;
    const wait = numberOf(row, 'due_at') - host.clock.now;
    waits.push(wait);
    host.clock.now += wait;
  }
}

onEachEngine('the outbox', {}, (host) => {
  /** Twelve requests, and a mail server that is away until `open`. */
  async function queueForClosedWay() {
    for (let count = 0; count < 12; count += 1)
      await queue(host(), `sales${count}`, 'sales', SALES_LIFE);
    let closed = true;
    const { mailer, tried } = obedientMailer(() => {
      if (closed) throw new MailFault('unavailable', 'ECONNECTION CONN');
    });
    return { postman: postmanWith(host(), mailer), tried, open: () => (closed = false) };
  }

  test('a code mail is tried at 0, 5, 15, 45, 120 and 300 seconds and ends with its code', async () => {
    expect(await waitsOf(host(), 'code', 10 * MINUTE)).toEqual(
      [5, 15, 45, 120, 300, 300].map((seconds) => seconds * SECOND),
    );

    expect(await rowOf(host(), 'one')).toMatchObject({ status: 'dead', letter: null });
  });

  test('a sales mail is tried after 15 s, 1, 5, 15 and 30 minutes, then hourly to five days, then parked with its words', async () => {
    const waits = await waitsOf(host(), 'sales', SALES_LIFE);

    expect(waits.slice(0, 7)).toEqual([
      15 * SECOND,
      MINUTE,
      5 * MINUTE,
      15 * MINUTE,
      30 * MINUTE,
      60 * MINUTE,
      60 * MINUTE,
    ]);
    expect(new Set(waits.slice(5))).toEqual(new Set([60 * MINUTE]));
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(SALES_LIFE);
    expect(await rowOf(host(), 'one')).toMatchObject({
      status: 'dead',
      problem: 'too late',
      letter: expect.any(String),
    });
  });

  test('a letter that is refused for good goes to the dead letters and never delays the next', async () => {
    for (const id of ['bad', 'good1', 'good2']) await queue(host(), id, 'sales', SALES_LIFE);
    const { mailer, tried } = obedientMailer((letter) => {
      if (nameOf(letter) === 'bad') throw new MailFault('refused', 'EENVELOPE RCPT TO 550');
    });

    await deliverAll(postmanWith(host(), mailer));

    expect(tried.toSorted()).toEqual(['bad', 'good1', 'good2']);
    expect(await listOutbox(host().store, host().clock.now)).toEqual([
      expect.stringMatching(/^bad {2}sales {2}refused .*EENVELOPE RCPT TO 550$/),
    ]);
  });

  test('a letter that cannot be opened goes to the dead letters, and the next leaves', async () => {
    await queue(host(), 'garbled', 'sales', SALES_LIFE);
    await host().store.write((sql) => sql.change(`UPDATE outbox SET letter = 'garbled'`));
    host().clock.now += 1;
    await queue(host(), 'next', 'sales', SALES_LIFE);
    const { mailer, tried } = obedientMailer(() => undefined);
    const postman = postmanWith(host(), mailer);

    expect(await postman.deliverOne()).toBe(true);
    await postman.deliverOne();

    expect(tried).toEqual(['next']);
    expect(host().lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ event: 'letterRefused', level: 'error', id: 'garbled' }),
    );
    expect(await rowOf(host(), 'garbled')).toMatchObject({
      status: 'dead',
      problem: 'unreadable',
      lease: null,
      done_at: host().clock.now,
    });
  });

  test('codes leave before requests, however many wait', async () => {
    for (let count = 0; count < 6; count += 1)
      await queue(host(), `sales${count}`, 'sales', SALES_LIFE);
    await queue(host(), 'code', 'code', MINUTE);
    const { mailer, tried } = obedientMailer(() => undefined);

    await postmanWith(host(), mailer).deliverOne();

    expect(tried).toEqual(['code']);
  });

  test('the words of a letter are encrypted while it waits and gone when it has left', async () => {
    await queue(host(), 'one', 'code', MINUTE);
    expect(JSON.stringify(await rowOf(host(), 'one'))).not.toMatch(/402917|x\.example/);

    await postmanWith(host(), obedientMailer(() => undefined).mailer).deliverOne();

    expect(await rowOf(host(), 'one')).toMatchObject({ status: 'sent', letter: null });
  });

  test('when the way is closed the breaker opens, and one letter looks every 30 seconds', async () => {
    const { postman, tried, open } = await queueForClosedWay();
    for (let round = 0; round < 10; round += 1) await postman.deliverOne();
    expect(tried.length).toBeLessThanOrEqual(8);

    host().clock.now += 31 * SECOND;
    const before = tried.length;
    await postman.deliverOne();
    expect(tried.length).toBe(before + 1);

    open();
    host().clock.now += 31 * SECOND;
    await deliverAll(postman);
    host().clock.now += 5 * MINUTE;
    await deliverAll(postman);
    const left = await host().store.read((sql) =>
      sql.rows(`SELECT id FROM outbox WHERE status <> 'sent'`),
    );
    expect(left).toEqual([]);
  });

  test('a code that ended while it waited says nothing of the way, and the operator hears once', async () => {
    const { postman, tried, open } = await queueForClosedWay();
    await deliverAll(postman);
    await queue(host(), 'code', 'code', MINUTE);

    host().clock.now += 2 * MINUTE;
    const before = tried.length;
    await deliverAll(postman);
    expect(tried).toHaveLength(before + 1);

    open();
    host().clock.now += 31 * SECOND;
    await deliverAll(postman);
    const told = host()
      .lines.join('')
      .match(/delivery(?:Paused|Resumed)|letterGivenUp/g);
    expect(told).toEqual(['deliveryPaused', 'letterGivenUp', 'deliveryResumed']);
  });

  test('a clock that is set back makes no pause longer', async () => {
    for (let count = 0; count < 6; count += 1)
      await queue(host(), `sales${count}`, 'sales', SALES_LIFE);
    const { mailer, tried } = obedientMailer(() => {
      throw new MailFault('unavailable', 'ECONNECTION CONN');
    });
    const postman = postmanWith(host(), mailer);
    await deliverAll(postman);
    expect(tried).toHaveLength(5);

    host().clock.now -= 60 * MINUTE;
    await queue(host(), 'later', 'code', 5 * MINUTE);
    await deliverAll(postman);

    expect(tried).toHaveLength(6);
  });

  test('a letter that leaves shows that the way is open: closed ways before it do not count', async () => {
    for (let count = 0; count < 9; count += 1)
      await queue(host(), `sales${count}`, 'sales', SALES_LIFE);
    const { mailer, tried } = obedientMailer(() => {
      if (tried.length !== 5) throw new MailFault('unavailable', 'ECONNECTION CONN');
    });

    await deliverAll(postmanWith(host(), mailer));

    expect(tried).toHaveLength(9);
    expect(host().lines.join('')).not.toContain('deliveryPaused');
  });
});
