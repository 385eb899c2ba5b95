import { expect, onTestFinished, test, vi } from 'vitest';
import { MailFault } from '../../../server/mail/mailer.ts';
import type { Store } from '../../../server/store/Store.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';
import { nameOf, obedientMailer, postmanWith, queue } from '../../support/host/outboxParts.ts';

const MINUTE = 60_000;

/** Something that is waited for until the test opens it. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

onEachEngine('the postman', {}, (host) => {
  test('a letter that the mail server holds delays no other', async () => {
    const held = gate();
    const sent: string[] = [];
    const postman = postmanWith(host(), {
      send: async (letter) => {
        if (nameOf(letter).startsWith('held')) await held.passed;
        sent.push(nameOf(letter));
      },
      close: async () => undefined,
    });
    for (const id of ['held1', 'held2', 'next']) await queue(host(), id, 'sales');

    postman.start();
    await vi.waitUntil(() => sent.length === 1, { timeout: 30_000 });
    await queue(host(), 'later', 'code', MINUTE);
    postman.wake();
    await vi.waitUntil(() => sent.length === 2, { timeout: 30_000 });
    held.open();
    await postman.stop();

    expect(sent.slice(0, 2)).toEqual(['next', 'later']);
    expect(sent.slice(2).toSorted()).toEqual(['held1', 'held2']);
  });

  test('a fast mail server gets one letter at a time, so that a crash repeats the fewest', async () => {
    // However slow the machine is, no letter of this test is.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const all = gate();
    let [atOnce, most, sent] = [0, 0, 0];
    const postman = postmanWith(host(), {
      send: async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise((resolve) => setImmediate(resolve));
        atOnce -= 1;
        sent += 1;
        if (sent === 10) all.open();
      },
      close: async () => undefined,
    });
    for (let count = 0; count < 10; count += 1) await queue(host(), `letter${count}`, 'sales');

    postman.start();
    for (let count = 0; count < 10; count += 1) postman.wake();
    await all.passed;
    await postman.stop();

    expect(most).toBe(1);
  });

  test('a letter that is queued while all workers wait leaves at once', async () => {
    // No timer rings: only the wake can bring the letter on its way.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { mailer, tried } = obedientMailer(() => undefined);
    const claims = vi.spyOn(host().store, 'write');
    const postman = postmanWith(host(), mailer);
    postman.start();
    await vi.waitUntil(() => claims.mock.calls.length === 4, { timeout: 30_000 });

    await queue(host(), 'one', 'code', MINUTE);
    postman.wake();

    await expect.poll(() => tried, { timeout: 30_000 }).toEqual(['one']);
    await postman.stop();
  });

  test('a mail server that was unavailable five times is left alone for half a minute', async () => {
    let away = true;
    const { mailer, tried } = obedientMailer(() => {
      if (away) throw new MailFault('unavailable', 'ECONNREFUSED CONN');
    });
    for (let count = 0; count < 6; count += 1) await queue(host(), `letter${count}`, 'sales');
    const postman = postmanWith(host(), mailer);

    for (let count = 0; count < 5; count += 1) expect(await postman.deliverOne()).toBe(true);
    expect(await postman.deliverOne()).toBe(false);
    expect(host().lines.join('')).toMatch(/"problem":"ECONNREFUSED CONN","event":"deliveryPaused"/);
    away = false;
    host().clock.now += 31_000;
    expect(await postman.deliverOne()).toBe(true);

    expect(tried).toHaveLength(6);
    expect(host().lines.join('')).toContain('deliveryResumed');
  });

  test('a letter that cannot be settled is logged, and the others still leave', async () => {
    let broken = false;
    const { mailer, tried } = obedientMailer(
      (letter) => (broken = nameOf(letter).startsWith('bad')),
    );
    const write: Store['write'] = (work) => {
      if (!broken) return host().store.write(work);
      broken = false;
      return Promise.reject(new Error('no room'));
    };
    const postman = postmanWith({ ...host(), store: { ...host().store, write } }, mailer);
    for (const id of ['bad', 'good']) await queue(host(), id, 'sales');

    postman.start();
    await vi.waitUntil(() => tried.includes('good'), { timeout: 30_000 });
    await postman.stop();

    expect(tried).toEqual(['bad', 'good']);
    expect(host().lines.join()).toContain('outboxUnavailable');
  });
});
