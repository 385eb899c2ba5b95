import { EventEmitter, once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { MailFault, type MailProblem } from '../../../server/mail/mailer.ts';
import type { Store } from '../../../server/store/Store.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';
import {
  deliverAll,
  obedientMailer,
  postmanWith,
  queue,
  rowOf,
} from '../../support/host/outboxParts.ts';

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
    await queue(host(), 'one', 'sales');
    const dead = pendingSend();
    void postmanWith(host(), dead.mailer).deliverOne();
    await dead.begun;
    const heir = obedientMailer(() => undefined);

    await postmanWith(host(), heir.mailer).deliverOne();
    expect(heir.tried).toEqual([]);
    host().clock.now += MINUTE;
    await postmanWith(host(), heir.mailer).deliverOne();

    expect(heir.tried).toEqual(['one']);
    dead.end('sent');
  });

  test('a letter that is under way for longer than its lease stays with its host', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await queue(host(), 'one', 'sales');
    const writes: Promise<unknown>[] = [];
    const write: Store['write'] = (work) => {
      const written = host().store.write(work);
      writes.push(written);
      return written;
    };
    const held = pendingSend();
    const store = { ...host().store, write };
    const delivery = postmanWith({ ...host(), store }, held.mailer).deliverOne();
    await held.begun;
    const other = obedientMailer(() => undefined);

    for (let second = 0; second < 30; second += 1) {
      host().clock.now += 1000;
      vi.advanceTimersByTime(1000);
      await Promise.all(writes);
      await postmanWith(host(), other.mailer).deliverOne();
    }
    held.end('sent');
    await delivery;

    expect(other.tried).toEqual([]);
    expect(await rowOf(host(), 'one')).toMatchObject({ status: 'sent', attempts: 1 });
  });

  test.each(
    (['sent', 'delayed', 'refused'] as const).flatMap((end) => [
      { end, heir: 'sends' },
      { end, heir: 'has delayed' },
    ]),
  )('an end as $end after the lease leaves a letter to the heir, who $heir it', async (claim) => {
    await queue(host(), 'one', 'sales');
    const first = pendingSend();
    const firstDelivery = postmanWith(host(), first.mailer).deliverOne();
    await first.begun;
    host().clock.now += MINUTE;
    const heir = pendingSend();
    const heirsDelivery = postmanWith(host(), heir.mailer).deliverOne();
    await heir.begun;
    if (claim.heir === 'has delayed') {
      heir.end('delayed');
      await heirsDelivery;
    }
    const claimed = await rowOf(host(), 'one');

    first.end(claim.end);
    await firstDelivery;

    expect(claimed).toMatchObject({ status: 'queued', attempts: 2 });
    expect(await rowOf(host(), 'one')).toEqual(claimed);
    heir.end('sent');
    await heirsDelivery;
  });

  test('four postmen on one store deliver each letter once', async () => {
    for (let count = 0; count < 40; count += 1) await queue(host(), `letter${count}`, 'sales');
    const { mailer, tried } = obedientMailer(() => undefined);
    const others = await Promise.all([1, 2, 3].map(() => engine().openAgain()));

    await Promise.all(
      [host().store, ...others].map((store) =>
        deliverAll(postmanWith({ ...host(), store }, mailer)),
      ),
    );

    expect(tried).toHaveLength(40);
    expect(new Set(tried).size).toBe(40);
  });
});
