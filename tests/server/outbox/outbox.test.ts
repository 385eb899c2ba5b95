import { expect, test } from 'vitest';
import { listOutbox } from '../../../server/commands/outbox.ts';
import { MailFault } from '../../../server/mail/mailer.ts';
import { SALES_LIFE } from '../../../server/outbox/retrySchedule.ts';
import { numberOf } from '../../../server/store/Store.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';
import {
  deliverAll,
  nameOf,
  obedientMailer,
  postmanWith,
  queue,
  rowOf,
} from '../../support/host/outboxParts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

onEachEngine('the outbox', {}, (host) => {
  test('a code mail waits 5, 15, 45, 120 and 300 seconds between its attempts and ends with its code', async () => {
    await queue(host(), 'one', 'code', 10 * MINUTE);
    const { mailer, tried } = obedientMailer(() => {
      throw new MailFault('delayed', 'EENVELOPE RCPT TO 451');
    });
    const postman = postmanWith(host(), mailer);

    const waits: number[] = [];
    let row = await rowOf(host(), 'one');
    while (row?.['status'] === 'queued') {
      const wait = numberOf(row, 'due_at') - host().clock.now;
      host().clock.now += wait;
      waits.push(wait / SECOND);
      await postman.deliverOne();
      row = await rowOf(host(), 'one');
    }

    expect(waits).toEqual([0, 5, 15, 45, 120, 300, 300]);
    expect(tried).toHaveLength(6);
    expect(row).toMatchObject({ status: 'dead', problem: 'too late', letter: null });
  });

  test('a sales mail that nobody takes for five days is parked with its words', async () => {
    await queue(host(), 'one', 'sales');
    host().clock.now += SALES_LIFE;
    const { mailer, tried } = obedientMailer(() => undefined);

    await postmanWith(host(), mailer).deliverOne();

    expect(tried).toEqual([]);
    const parked = { status: 'dead', problem: 'too late', letter: expect.any(String) };
    expect(await rowOf(host(), 'one')).toMatchObject(parked);
  });

  test('a letter that is refused or unreadable goes to the dead letters and never delays the next', async () => {
    for (const id of ['bad', 'good1', 'garbled', 'good2']) await queue(host(), id, 'sales');
    await host().store.write((sql) =>
      sql.change(`UPDATE outbox SET letter = 'garbled' WHERE id = 'garbled'`),
    );
    const { mailer, tried } = obedientMailer((letter) => {
      if (nameOf(letter) === 'bad') throw new MailFault('refused', 'EENVELOPE RCPT TO 550');
    });

    await deliverAll(postmanWith(host(), mailer));

    expect(tried.toSorted()).toEqual(['bad', 'good1', 'good2']);
    expect((await listOutbox(host().store, host().clock.now)).toSorted()).toEqual([
      expect.stringMatching(/^bad {2}sales {2}refused .*EENVELOPE RCPT TO 550$/),
      expect.stringMatching(/^garbled {2}sales {2}refused .*unreadable$/),
    ]);
    expect(await rowOf(host(), 'garbled')).toMatchObject({
      status: 'dead',
      lease: null,
      done_at: host().clock.now,
    });
    const refused = { event: 'letterRefused', level: 'error', id: 'garbled' };
    expect(host().lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
      expect.objectContaining(refused),
    );
  });

  test('codes leave before requests; their words are encrypted while they wait, and gone then', async () => {
    for (const id of ['sales1', 'sales2']) await queue(host(), id, 'sales');
    await queue(host(), 'code', 'code', MINUTE);
    expect(JSON.stringify(await rowOf(host(), 'code'))).not.toMatch(/402917|x\.example/);
    const { mailer, tried } = obedientMailer(() => undefined);

    await postmanWith(host(), mailer).deliverOne();

    expect(tried).toEqual(['code']);
    expect(await rowOf(host(), 'code')).toMatchObject({ status: 'sent', letter: null });
  });
});
