import { EventEmitter, once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DeliveryFault, type DeliveryProblem } from '../../../server/mail/mailer.ts';
import type { Store } from '../../../server/store/Store.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';
import {
  deliverAll,
  deliveryWith,
  jobOf,
  queue,
  scriptedMailer,
} from '../../support/host/outboxParts.ts';

const MINUTE = 60_000;

/** A mailer whose one mail is under way until the test ends it. */
function pendingSend() {
  const events = new EventEmitter();
  const begun = once(events, 'begun');
  const { mailer } = scriptedMailer(async () => {
    events.emit('begun');
    const [how] = (await once(events, 'end')) as ['sent' | DeliveryProblem];
    if (how !== 'sent') throw new DeliveryFault(how, 'the test');
  });
  const end = (how: 'sent' | DeliveryProblem) => events.emit('end', how);
  return { mailer, begun, end };
}

onEachEngine('the lease of a job', {}, (host, engine) => {
  test('a job whose server died is delivered by another after its lease', async () => {
    await queue(host(), 'one', 'sales');
    const dead = pendingSend();
    void deliveryWith(host(), dead.mailer).deliverOne();
    await dead.begun;
    const heir = scriptedMailer();

    await deliveryWith(host(), heir.mailer).deliverOne();
    expect(heir.tried).toEqual([]);
    host().clock.now += MINUTE;
    await deliveryWith(host(), heir.mailer).deliverOne();

    expect(heir.tried).toEqual(['one']);
    dead.end('sent');
  });

  test('a job that is under way for longer than its lease stays with its server', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await queue(host(), 'one', 'sales');
    const writes: Promise<unknown>[] = [];
    const write: Store['write'] = (work) => {
      const written = host().store.write(work);
      writes.push(written);
      return written;
    };
    const held = pendingSend();
    const store = { ...host().store, write };
    const delivery = deliveryWith({ ...host(), store }, held.mailer).deliverOne();
    await held.begun;
    const other = scriptedMailer();

    for (let second = 0; second < 30; second += 1) {
      host().clock.now += 1000;
      vi.advanceTimersByTime(1000);
      await Promise.all(writes);
      await deliveryWith(host(), other.mailer).deliverOne();
    }
    held.end('sent');
    await delivery;

    expect(other.tried).toEqual([]);
    expect(await jobOf(host(), 'one')).toMatchObject({ status: 'sent', attempts: 1 });
  });

  test.each(['sent', 'delayed', 'refused'] as const)(
    'an outcome %s after the lease changes nothing for the server that has the job now',
    async (outcome) => {
      await queue(host(), 'one', 'sales');
      const first = pendingSend();
      const firstDelivery = deliveryWith(host(), first.mailer).deliverOne();
      await first.begun;
      host().clock.now += MINUTE;
      const heir = pendingSend();
      const heirsDelivery = deliveryWith(host(), heir.mailer).deliverOne();
      await heir.begun;
      const claimed = await jobOf(host(), 'one');

      first.end(outcome);
      await firstDelivery;

      expect(claimed).toMatchObject({ status: 'queued', attempts: 2 });
      expect(await jobOf(host(), 'one')).toEqual(claimed);
      heir.end('sent');
      await heirsDelivery;
    },
  );

  test('four servers on one store deliver each job once', async () => {
    for (let count = 0; count < 40; count += 1) await queue(host(), `mail${count}`, 'sales');
    const { mailer, tried } = scriptedMailer();
    const others = await Promise.all([1, 2, 3].map(() => engine().openAgain()));

    await Promise.all(
      [host().store, ...others].map((store) =>
        deliverAll(deliveryWith({ ...host(), store }, mailer)),
      ),
    );

    expect([tried.length, new Set(tried).size]).toEqual([40, 40]);
  });
});
