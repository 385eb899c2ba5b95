import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../../server/store/Store.ts';
import {
  away,
  deliverAll,
  deliveryWith,
  jobOf,
  nameOf,
  noMailbox,
  queue,
  scriptedMailer,
  scriptedWebhook,
} from '../../support/server/outboxParts.ts';
import { serverForEachTest } from '../../support/server/testServer.ts';

const [SECOND, MINUTE] = [1000, 60_000];
const PATIENT = { timeout: 30_000 };

function gate() {
  const held = { resolve: () => {}, reject: (_fault: Error) => {} };
  const promise = new Promise<void>((resolve, reject) => Object.assign(held, { resolve, reject }));
  return { promise, ...held };
}

const server = serverForEachTest();

describe('delivery', () => {
  test.each(['sales', 'webhook'] as const)(
    'pauses after five failures of %s jobs, and resumes with one',
    async (kind) => {
      const held = gate();
      let isAway = true;
      const answer = () => {
        if (isAway) throw away();
        return held.promise;
      };
      const [mails, leads] = [scriptedMailer(answer), scriptedWebhook(answer)];
      const delivery = deliveryWith(server(), mails.mailer, leads.webhook);
      for (let count = 0; count < 8; count += 1) await queue(server(), `job${count}`, kind);

      for (let count = 0; count < 5; count += 1) expect(await delivery.deliverOne()).toBe(true);
      expect(await delivery.deliverOne()).toBe(false);
      isAway = false;
      server().clock.now += 31 * SECOND;
      const both = [delivery.deliverOne(), delivery.deliverOne()];
      expect(await Promise.race(both)).toBe(false);
      held.resolve();

      expect(await Promise.all(both)).toContain(true);
      expect(await delivery.deliverOne()).toBe(true);
      expect([...mails.tried, ...leads.tried]).toHaveLength(7);
      const logged = `"channel":"${kind === 'webhook' ? 'webhook' : 'mail'}"`;
      for (const event of ['deliveryPaused', 'deliveryResumed'])
        expect(server().lines.filter((line) => line.includes(event))).toEqual([
          expect.stringContaining(logged),
        ]);
    },
  );

  test.each(['sales', 'webhook'] as const)(
    'of all waiting %s jobs is tried at once when the receiver is back',
    async (kind) => {
      const held = { isAway: true };
      const answer = () => {
        if (held.isAway) throw away();
      };
      const [mails, leads] = [scriptedMailer(answer), scriptedWebhook(answer)];
      const delivery = deliveryWith(server(), mails.mailer, leads.webhook);
      await queue(server(), 'first', kind);
      while (await delivery.deliverOne());
      server().clock.now += 15 * SECOND;
      await queue(server(), 'second', kind);
      while (await delivery.deliverOne());

      held.isAway = false;
      server().clock.now += 15 * SECOND;
      while (await delivery.deliverOne());

      // The third attempt with `first` was due after a minute.
      expect([...mails.tried, ...leads.tried].slice(-2)).toEqual(['second', 'first']);
    },
  );

  /** Starts delivery without timers, so that only `wake` starts deliveries. */
  async function startWithoutTimers() {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const [mails, leads] = [scriptedMailer(), scriptedWebhook()];
    const claims = vi.spyOn(server().store, 'write');
    const delivery = deliveryWith(server(), mails.mailer, leads.webhook);
    delivery.start();
    await vi.waitUntil(() => claims.mock.calls.length === 6, PATIENT);
    return { delivery, claims, tried: () => [mails.tried, leads.tried] };
  }

  test('begins at once when it is woken', async () => {
    const { delivery, tried } = await startWithoutTimers();
    await queue(server(), 'mail', 'sales');
    await queue(server(), 'lead', 'webhook');

    delivery.wake();

    await expect.poll(tried).toEqual([['mail'], ['lead']]);
    await delivery.stop();
  });

  test('claims nothing after it was stopped', async () => {
    const { delivery, claims, tried } = await startWithoutTimers();
    await delivery.stop();
    await queue(server(), 'late mail', 'sales');
    await queue(server(), 'late lead', 'webhook');
    claims.mockClear();

    delivery.wake();
    await vi.advanceTimersByTimeAsync(10 * SECOND);

    expect(claims).not.toHaveBeenCalled();
    expect(tried()).toEqual([[], []]);
  });

  test('of a mail does not wait for slow receivers', async () => {
    const held = gate();
    const sent: string[] = [];
    const { mailer } = scriptedMailer(async (mail) => {
      if (nameOf(mail).startsWith('held')) await held.promise;
      sent.push(nameOf(mail));
    });
    const { webhook } = scriptedWebhook(() => held.promise);
    for (let count = 0; count < 5; count += 1) await queue(server(), `lead${count}`, 'webhook');
    for (const id of ['held1', 'held2', 'next']) await queue(server(), id, 'sales');
    const delivery = deliveryWith(server(), mailer, webhook);

    delivery.start();
    await vi.waitUntil(() => sent.length === 1, PATIENT);
    await queue(server(), 'later', 'code', MINUTE);
    delivery.wake();
    await vi.waitUntil(() => sent.length === 2, PATIENT);
    held.resolve();
    await delivery.stop();

    expect(sent.slice(0, 2)).toEqual(['next', 'later']);
    expect(sent.slice(2).toSorted()).toEqual(['held1', 'held2']);
  });

  test('sends codes first, then mails to sales, the report and receipts', async () => {
    for (const kind of ['webhook', 'receipt', 'report', 'sales'] as const)
      await queue(server(), kind, kind);
    server().clock.now += SECOND;
    await queue(server(), 'code', 'code', MINUTE);
    const tried: string[] = [];
    const { mailer } = scriptedMailer((mail) => tried.push(nameOf(mail)));
    const { webhook } = scriptedWebhook((id) => tried.push(id));

    await deliverAll(server(), mailer, webhook);

    expect(tried).toEqual(['code', 'sales', 'report', 'receipt', 'webhook']);
  });

  test('ignores a late outcome of a job that another server has claimed', async () => {
    await queue(server(), 'one', 'sales');
    const sendings = [gate(), gate()];
    const { mailer, tried } = scriptedMailer(() => sendings[tried.length - 1]?.promise);
    const first = deliveryWith(server(), mailer).deliverOne();
    await vi.waitUntil(() => tried.length === 1, PATIENT);
    server().clock.now += MINUTE;
    const second = deliveryWith(server(), mailer).deliverOne();
    await vi.waitUntil(() => tried.length === 2, PATIENT);
    const claimed = await jobOf(server(), 'one');

    sendings[0]?.reject(noMailbox());
    await first;

    expect(claimed).toMatchObject({ status: 'queued', attempts: 2 });
    expect(await jobOf(server(), 'one')).toEqual(claimed);
    sendings[1]?.resolve();
    await second;
    expect(await jobOf(server(), 'one')).toMatchObject({ status: 'sent' });
  });

  test('continues after an outcome that cannot be stored', async () => {
    let isBroken = false;
    const { mailer, tried } = scriptedMailer((mail) => (isBroken = nameOf(mail) === 'bad'));
    const write: Store['write'] = (work) => {
      if (!isBroken) return server().store.write(work);
      isBroken = false;
      return Promise.reject(new Error('no room'));
    };
    const delivery = deliveryWith({ ...server(), store: { ...server().store, write } }, mailer);
    await queue(server(), 'bad', 'sales');

    delivery.start();
    await vi.waitUntil(() => server().lines.join().includes('outboxUnavailable'), PATIENT);
    await queue(server(), 'good', 'sales');
    delivery.wake();
    await vi.waitUntil(() => tried.includes('good'), PATIENT);
    await delivery.stop();

    expect(tried).toEqual(['bad', 'good']);
  });
});
