import { EventEmitter, once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { SALES_LIFE } from '../../../server/outbox/retrySchedule.ts';
import { MailFault, type MailProblem } from '../../../server/mail/mailer.ts';
import { createPostman } from '../../../server/outbox/postman.ts';
import { obedientMailer, postmanWith, queue, rowOf } from '../../support/host/outboxParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';

const MINUTE = 60_000;

/** A mailer whose one letter is under way until the test ends it. */
function pendingSend() {
  const events = new EventEmitter();
  const begun = once(events, 'begun');
  const send = async () => {
    events.emit('begun');
    const [how] = (await once(events, 'end')) as ['sent' | MailProblem];
    if (how !== 'sent') throw new MailFault(how, 'the test');
  };
  const end = (how: 'sent' | MailProblem) => events.emit('end', how);
  return { mailer: { send, close: async () => undefined }, begun, end };
}

onEachEngine('the leases of the outbox', {}, (host, engine) => {
  test('a letter whose host died is delivered by another after its lease', async () => {
    await queue(host(), 'one', 'sales', SALES_LIFE);
    await new Promise<void>((claimed) => {
      const send = () => {
        claimed();
        return new Promise<void>(() => {});
      };
      void postmanWith(host(), { send, close: async () => undefined }).deliverOne();
    });
    const heir = obedientMailer(() => undefined);

    await postmanWith(host(), heir.mailer).deliverOne();
    expect(heir.tried).toEqual([]);
    host().clock.now += 3 * MINUTE;
    await postmanWith(host(), heir.mailer).deliverOne();

    expect(heir.tried).toEqual(['one']);
  });

  test('a letter that is under way for longer than its lease stays with its host', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await queue(host(), 'one', 'sales', SALES_LIFE);
    const { store } = host();
    const writes: Promise<unknown>[] = [];
    const held = pendingSend();
    const round = createPostman({
      ...host(),
      store: {
        ...store,
        write: (work) => {
          const written = store.write(work);
          writes.push(written);
          return written;
        },
      },
      mailer: held.mailer,
      now: () => host().clock.now,
    }).deliverOne();
    await held.begun;
    const other = obedientMailer(() => undefined);

    for (let second = 0; second < 60; second += 1) {
      host().clock.now += 1000;
      vi.advanceTimersByTime(1000);
      await Promise.all(writes);
      await postmanWith(host(), other.mailer).deliverOne();
    }
    held.end('sent');
    await round;

    expect(other.tried).toEqual([]);
    expect(await rowOf(host(), 'one')).toMatchObject({ status: 'sent', attempts: 1 });
  });

  test.each(
    (['sent', 'delayed', 'refused'] as const).flatMap((end) => [
      { end, heir: 'sends' },
      { end, heir: 'has delayed' },
    ]),
  )('an end as $end after the lease leaves a letter to the heir, who $heir it', async (claim) => {
    await queue(host(), 'one', 'sales', SALES_LIFE);
    const first = pendingSend();
    const firstRound = postmanWith(host(), first.mailer).deliverOne();
    await first.begun;
    host().clock.now += MINUTE;
    const heir = pendingSend();
    const heirsRound = postmanWith(host(), heir.mailer).deliverOne();
    await heir.begun;
    if (claim.heir === 'has delayed') {
      heir.end('delayed');
      await heirsRound;
    }
    const claimed = await rowOf(host(), 'one');

    first.end(claim.end);
    await firstRound;

    expect(claimed).toMatchObject({ status: 'queued', attempts: 2 });
    expect(await rowOf(host(), 'one')).toEqual(claimed);
    heir.end('sent');
    await heirsRound;
  });

  test('four postmen on one store deliver each letter once', async () => {
    for (let count = 0; count < 60; count += 1)
      await queue(host(), `letter${count}`, 'sales', SALES_LIFE);
    const { mailer, tried } = obedientMailer(() => undefined);
    const stores = [
      host().store,
      await engine().openAgain(),
      await engine().openAgain(),
      await engine().openAgain(),
    ];

    await Promise.all(
      stores.map(async (store) => {
        const postman = createPostman({
          settings: host().settings,
          store,
          keyring: host().keyring,
          mailer,
          log: host().log,
          alarm: host().alarm,
          count: host().count,
          now: () => host().clock.now,
        });
        for (let round = 0; round < 40; round += 1) await postman.deliverOne();
      }),
    );

    expect(tried.length).toBe(60);
    expect(new Set(tried).size).toBe(60);
  });
});
