import { expect, test } from 'vitest';
import { listOutbox } from '../../../server/commands/outbox.ts';
import { MailFault } from '../../../server/mail/mailer.ts';
import { checkHealth } from '../../../server/status/health.ts';
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
  test('a code mail waits 5, 15, 45 and then 120 seconds between its attempts and ends with its code', async () => {
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

    expect(waits).toEqual([0, 5, 15, 45, 120, 120, 120, 120, 120]);
    expect(tried).toHaveLength(8);
    expect(row).toMatchObject({ status: 'dead', problem: 'too late', letter: null });
  });

  test('what is refused or unreadable goes to the dead letters, delays no other, and is told by its weight', async () => {
    for (const id of ['lead', 'good1', 'garbled', 'good2']) await queue(host(), id, 'sales');
    await queue(host(), 'code', 'code', MINUTE);
    const { store, folder, clock, lines } = host();
    await store.write((sql) =>
      sql.change(`UPDATE outbox SET letter = 'garbled' WHERE id = 'garbled'`),
    );
    const { mailer, tried } = obedientMailer((letter) => {
      if (!nameOf(letter).startsWith('good')) throw new MailFault('refused', 'EENVELOPE 550');
    });

    await deliverAll(postmanWith(host(), mailer));

    expect(tried.toSorted()).toEqual(['code', 'good1', 'good2', 'lead']);
    expect(await listOutbox(store, clock.now)).toEqual([
      expect.stringMatching(/^(lead|garbled) {2}sales {2}refused .*(EENVELOPE 550|unreadable)$/),
      expect.stringMatching(/^(lead|garbled) {2}sales {2}refused .*(EENVELOPE 550|unreadable)$/),
      expect.stringMatching(/^code {2}code {2}refused .*EENVELOPE 550$/),
    ]);
    const parked = { status: 'dead', problem: 'unreadable', lease: null, done_at: clock.now };
    expect(await rowOf(host(), 'garbled')).toMatchObject(parked);
    // A refused code is a mistyped email, a refused request a lost lead.
    const refused = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === 'letterRefused');
    expect(Object.fromEntries(refused.map(({ id, level }) => [id, level]))).toEqual({
      code: 'warn',
      lead: 'error',
      garbled: 'error',
    });
    const health = await checkHealth({
      store,
      dataDir: folder,
      codeMinutes: 10,
      now: () => clock.now,
    });
    expect(health).toMatchObject({ queued: 0, dead: 2 });
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
