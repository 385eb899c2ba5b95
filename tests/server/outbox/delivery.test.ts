import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listOutbox } from '../../../server/commands/outbox.ts';
import { DeliveryFault } from '../../../server/mail/mailer.ts';
import { numberOf, type Store } from '../../../server/store/Store.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';
import type { TestHost } from '../../support/host/hostParts.ts';
import {
  deliverAll,
  deliveryWith,
  jobOf,
  nameOf,
  queue,
  scriptedMailer,
  scriptedWebhook,
} from '../../support/host/outboxParts.ts';

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** Something that is waited for until the test opens it. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

/** The delivery of one kind of job, whose receiver the test scripts. */
function deliveryOf(host: TestHost, kind: 'sales' | 'webhook', answer: () => unknown) {
  const { webhook, tried: posted } = scriptedWebhook(answer);
  const { mailer, tried } = scriptedMailer(kind === 'sales' ? answer : undefined);
  return {
    delivery: deliveryWith(host, mailer, webhook),
    tried: kind === 'sales' ? tried : posted,
  };
}

onEachEngine('delivery', {}, (host) => {
  describe.each(['sales', 'webhook'] as const)('of a %s job', (kind) => {
    test('a receiver that was unavailable five times gets no job for half a minute, and then one at a time', async () => {
      const held = gate();
      let away = true;
      const { delivery, tried } = deliveryOf(host(), kind, () => {
        if (away) throw new DeliveryFault('unavailable', 'ECONNREFUSED CONN');
        return held.passed;
      });
      for (let count = 0; count < 8; count += 1) await queue(host(), `job${count}`, kind);

      for (let count = 0; count < 5; count += 1) expect(await delivery.deliverOne()).toBe(true);
      expect(await delivery.deliverOne()).toBe(false);
      away = false;
      host().clock.now += 31 * SECOND;
      const probe = delivery.deliverOne();
      expect(await delivery.deliverOne()).toBe(false);
      held.open();

      expect([await probe, await delivery.deliverOne()]).toEqual([true, true]);
      expect(tried).toHaveLength(7);
      const events = host()
        .lines.map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ event }) => String(event).startsWith('delivery'));
      expect(events).toMatchObject([
        { event: 'deliveryPaused', problem: 'ECONNREFUSED CONN' },
        { event: 'deliveryResumed' },
      ]);
      const logged = kind === 'webhook' ? kind : undefined;
      expect(events.map((event) => event['kind'])).toEqual([logged, logged]);
    });

    test('a job is tried for five days under the same id, and then stays for the operator', async () => {
      const { delivery, tried } = deliveryOf(host(), kind, () => {
        throw new DeliveryFault('delayed', 'HTTP 500');
      });
      await queue(host(), 'lead', kind);
      const begin = host().clock.now;

      for (let hour = 0; hour <= 121; hour += 1) {
        await deliverAll(delivery);
        host().clock.now = begin + hour * HOUR;
      }

      expect(tried.length).toBeGreaterThan(115);
      expect(new Set(tried)).toEqual(new Set(['lead']));
      expect(await listOutbox(host().store, host().clock.now)).toEqual([
        expect.stringMatching(new RegExp(`^lead {2}${kind} {2}failed .*too late$`)),
      ]);
    });
  });

  test('a wake delivers a mail and a lead at once, and after a stop neither is begun', async () => {
    // No timer fires: only the wake can start them.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const [mails, leads] = [scriptedMailer(), scriptedWebhook()];
    const claims = vi.spyOn(host().store, 'write');
    const delivery = deliveryWith(host(), mails.mailer, leads.webhook);
    delivery.start();
    await vi.waitUntil(() => claims.mock.calls.length === 6, { timeout: 30_000 });

    await queue(host(), 'mail', 'sales');
    await queue(host(), 'lead', 'webhook');
    delivery.wake();
    await expect.poll(() => [mails.tried, leads.tried]).toEqual([['mail'], ['lead']]);
    await delivery.stop();
    await queue(host(), 'late mail', 'sales');
    await queue(host(), 'late lead', 'webhook');
    delivery.wake();
    vi.advanceTimersByTime(10 * SECOND);

    expect([mails.tried, leads.tried]).toEqual([['mail'], ['lead']]);
  });

  test('mails that the mail server holds, and a silent webhook, delay no other mail', async () => {
    const held = gate();
    const sent: string[] = [];
    const { mailer } = scriptedMailer(async (mail) => {
      if (nameOf(mail).startsWith('held')) await held.passed;
      sent.push(nameOf(mail));
    });
    const { webhook } = scriptedWebhook(() => held.passed);
    for (let count = 0; count < 5; count += 1) await queue(host(), `lead${count}`, 'webhook');
    for (const id of ['held1', 'held2', 'next']) await queue(host(), id, 'sales');
    const delivery = deliveryWith(host(), mailer, webhook);

    delivery.start();
    await vi.waitUntil(() => sent.length === 1, { timeout: 30_000 });
    await queue(host(), 'later', 'code', MINUTE);
    delivery.wake();
    await vi.waitUntil(() => sent.length === 2, { timeout: 30_000 });
    held.open();
    await delivery.stop();

    expect(sent.slice(0, 2)).toEqual(['next', 'later']);
    expect(sent.slice(2).toSorted()).toEqual(['held1', 'held2']);
  });

  test('codes are sent first, leads before the report; payloads are encrypted, and gone when sent', async () => {
    for (const kind of ['webhook', 'report', 'sales'] as const) await queue(host(), kind, kind);
    host().clock.now += SECOND;
    await queue(host(), 'code', 'code', MINUTE);
    expect(JSON.stringify(await jobOf(host(), 'code'))).not.toMatch(/402917|x\.example/);
    const tried: string[] = [];
    const { mailer } = scriptedMailer((mail) => tried.push(nameOf(mail)));
    const { webhook } = scriptedWebhook((id) => tried.push(id));

    await deliverAll(deliveryWith(host(), mailer, webhook));

    expect(tried).toEqual(['code', 'sales', 'report', 'webhook']);
    expect(await jobOf(host(), 'code')).toMatchObject({ status: 'sent', payload: null });
  });

  test('a code that a server greylists for 300 s is tried soon after, and dies with its ten minutes', async () => {
    await queue(host(), 'one', 'code', 10 * MINUTE);
    const { mailer } = scriptedMailer(() => {
      throw new DeliveryFault('delayed', 'EENVELOPE RCPT TO 451');
    });
    const delivery = deliveryWith(host(), mailer);

    const waits: number[] = [];
    let row = await jobOf(host(), 'one');
    while (row?.['status'] === 'queued') {
      const wait = numberOf(row, 'due_at') - host().clock.now;
      host().clock.now += wait;
      waits.push(wait / SECOND);
      await delivery.deliverOne();
      row = await jobOf(host(), 'one');
    }

    // The sixth attempt comes after 305 s.
    expect(waits).toEqual([0, 5, 15, 45, 120, 120, 120, 120, 120]);
    expect(row).toMatchObject({ status: 'dead', problem: 'too late', payload: null });
  });

  test('refused and unreadable leads are listed as dead, keep their words and delay no other', async () => {
    for (const id of ['lead', 'good1', 'garbled', 'good2']) await queue(host(), id, 'sales');
    const { store, clock } = host();
    await store.write((sql) =>
      sql.change(`UPDATE jobs SET payload = 'garbled' WHERE id = 'garbled'`),
    );
    const { mailer, tried } = scriptedMailer((mail) => {
      if (!nameOf(mail).startsWith('good')) throw new DeliveryFault('refused', 'EENVELOPE 550');
    });

    await deliverAll(deliveryWith(host(), mailer));

    expect(tried.toSorted()).toEqual(['good1', 'good2', 'lead']);
    expect((await listOutbox(store, clock.now)).toSorted()).toEqual([
      expect.stringMatching(/^garbled {2}sales {2}failed .*unreadable$/),
      expect.stringMatching(/^lead {2}sales {2}failed .*EENVELOPE 550$/),
    ]);
    const parked = { status: 'dead', problem: 'unreadable', lease: null, done_at: clock.now };
    expect(await jobOf(host(), 'garbled')).toMatchObject(parked);
    expect(await jobOf(host(), 'lead')).toMatchObject({ payload: expect.any(String) });
  });

  test('a job that cannot be settled is logged, and the others are still delivered', async () => {
    let broken = false;
    const { mailer, tried } = scriptedMailer((mail) => (broken = nameOf(mail) === 'bad'));
    const write: Store['write'] = (work) => {
      if (!broken) return host().store.write(work);
      broken = false;
      return Promise.reject(new Error('no room'));
    };
    const delivery = deliveryWith({ ...host(), store: { ...host().store, write } }, mailer);
    await queue(host(), 'bad', 'sales');

    delivery.start();
    await vi.waitUntil(() => host().lines.join().includes('outboxUnavailable'), {
      timeout: 30_000,
    });
    await queue(host(), 'good', 'sales');
    delivery.wake();
    await vi.waitUntil(() => tried.includes('good'), { timeout: 30_000 });
    await delivery.stop();

    expect(tried).toEqual(['bad', 'good']);
  });
});
