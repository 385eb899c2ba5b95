import { expect, onTestFinished, test, vi } from 'vitest';
import { listOutbox } from '../../../server/commands/outbox.ts';
import { forgetVisitor } from '../../../server/commands/visitor.ts';
import { MailFault, type Mailer } from '../../../server/mail/mailer.ts';
import { areLettersStuck } from '../../../server/outbox/areLettersStuck.ts';
import { countLetters, slowestByDay } from '../../../server/outbox/outbox.ts';
import { createPostman } from '../../../server/outbox/postman.ts';
import { cleanUp } from '../../../server/upkeep/housekeeping.ts';
import { parseEmail } from '../../../src/rules/email.ts';
import { EMAIL, SUMMARY, verifiedBrowser } from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';
import { obedientMailer, postmanWith, queue } from '../../support/host/outboxParts.ts';

const [SECOND, DAY] = [1000, 86_400_000];
const ON = {
  LEAD_WEBHOOK_URL: 'https://leads.example.com/hook',
  LEAD_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};
const taken = () => obedientMailer(() => undefined).mailer;
const bothWith = (host: Parameters<typeof postmanWith>[0], mailer: Mailer, webhook: Mailer) =>
  createPostman({ ...host, mailer, webhook, now: () => host.clock.now });

onEachEngine('with a webhook', ON, (host) => {
  test('a request that is accepted is posted once, too; a repeat is not', async () => {
    const browser = await verifiedBrowser(host());
    const { mailer: webhook, letters } = obedientMailer(() => undefined);
    for (let count = 0; count < 2; count += 1) await browser.request(EMAIL, SUMMARY, 'one');

    const postman = bothWith(host(), taken(), webhook);
    while (await postman.deliverOne());

    expect(letters.map(({ text }) => JSON.parse(text) as unknown)).toMatchObject([
      { type: 'lead.created', data: { email: EMAIL, company: 'Harbor & Pine' } },
    ]);
  });

  test('a lead is posted again for days under the same id, and then waits for the operator', async () => {
    await queue(host(), 'lead', 'webhook');
    const begin = host().clock.now;
    const { mailer: webhook, letters } = obedientMailer(() => {
      throw new MailFault('delayed', 'HTTP 500');
    });
    const postman = bothWith(host(), taken(), webhook);

    for (let hour = 0; hour <= 121; hour += 1) {
      while (await postman.deliverOne());
      host().clock.now = begin + hour * 3600 * SECOND;
    }

    expect(letters.length).toBeGreaterThan(115);
    expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(1);
    expect(host().clock.now - begin).toBeGreaterThan(5 * DAY);
    expect(await listOutbox(host().store, host().clock.now)).toEqual([
      expect.stringMatching(/^lead {2}webhook {2}refused .*too late$/),
    ]);
    expect(host().lines.join('')).toContain('letterGivenUp');
  });

  test('the log says of a pause that it is one of the receiver', async () => {
    for (let count = 0; count < 5; count += 1) await queue(host(), `lead${count}`, 'webhook');
    const { mailer: webhook } = obedientMailer(() => {
      throw new MailFault('unavailable', 'HTTP 503');
    });
    const postman = bothWith(host(), taken(), webhook);
    while (await postman.deliverOne());

    const lines = host().lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.filter(({ event }) => event === 'deliveryPaused')).toMatchObject([
      { kind: 'webhook', problem: 'HTTP 503' },
    ]);
  });

  test('a wake brings a letter and a lead on their way, and a stop lets neither begin', async () => {
    // No timer rings: only the wake can bring them on their way.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const [letters, leads] = [obedientMailer(() => undefined), obedientMailer(() => undefined)];
    const claims = vi.spyOn(host().store, 'write');
    const postman = bothWith(host(), letters.mailer, leads.mailer);
    postman.start();
    await vi.waitUntil(() => claims.mock.calls.length === 8, { timeout: 30_000 });

    await queue(host(), 'letter', 'sales');
    await queue(host(), 'lead', 'webhook');
    postman.wake();
    await expect.poll(() => [letters.tried, leads.tried]).toEqual([['letter'], ['lead']]);
    await postman.stop();
    await queue(host(), 'late letter', 'sales');
    await queue(host(), 'late lead', 'webhook');
    postman.wake();
    vi.advanceTimersByTime(10 * SECOND);

    expect([letters.tried, leads.tried]).toEqual([['letter'], ['lead']]);
  });

  test('a receiver that is away or silent holds up no letter', async () => {
    const sent: string[] = [];
    const mailer: Mailer = {
      send: async ({ messageId }) => void sent.push(messageId),
      close: async () => undefined,
    };
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const webhook: Mailer = { send: () => held, close: async () => undefined };
    for (let count = 0; count < 5; count += 1) await queue(host(), `hook${count}`, 'webhook');
    const postman = bothWith(host(), mailer, webhook);
    postman.start();

    await queue(host(), 'code', 'code');
    postman.wake();
    await vi.waitUntil(() => sent.length === 1, { timeout: 10 * SECOND });
    release();
    await postman.stop();

    expect(sent).toEqual(['<code@x.example>']);
  });
});

onEachEngine('a lead for the webhook', ON, (host) => {
  test('that waits is no letter that waits, and no sign that letters do not leave', async () => {
    const { store, clock } = host();
    await queue(host(), 'lead', 'webhook');
    await store.write((sql) => sql.change`UPDATE outbox SET problem = 'HTTP 500'`);
    clock.now += 3600 * SECOND;

    const { queued, oldestQueuedAt } = await store.read(countLetters);
    expect({ queued, oldestQueuedAt }).toEqual({ queued: 0, oldestQueuedAt: undefined });
    expect(await store.read((sql) => areLettersStuck(sql, 600 * SECOND, clock.now))).toBe(false);
  });

  test('that took days is not the slowest letter of the week', async () => {
    const { store, clock } = host();
    await queue(host(), 'lead', 'webhook');
    await queue(host(), 'sales', 'sales');
    const begin = clock.now;
    for (const [kind, took] of Object.entries({ sales: 4000, webhook: 4 * DAY }))
      await store.write(
        (sql) =>
          sql.change`UPDATE outbox SET status = 'sent', done_at = ${begin + took} WHERE kind = ${kind}`,
      );
    clock.now += 5 * DAY;

    const days = await store.read((sql) => slowestByDay(sql, begin - DAY, clock.now));
    expect(days.map(({ amount }) => amount)).toEqual([4000]);
  });

  test('that was given up stays for the operator, as a request to sales does', async () => {
    const { store, clock } = host();
    for (const kind of ['code', 'report', 'sales', 'webhook'] as const)
      await queue(host(), kind, kind);
    await store.write(
      (sql) => sql.change`
      UPDATE outbox SET status = 'dead', problem = 'no', done_at = ${clock.now}`,
    );
    expect((await store.read(countLetters)).refused).toBe(2);

    await cleanUp(store, clock.now + 8 * DAY, new AbortController().signal);
    const rows = await store.read((sql) => sql.rows`SELECT kind FROM outbox ORDER BY kind`);
    expect(rows.map(({ kind }) => kind)).toEqual(['sales', 'webhook']);
  });

  test('goes with the visitor who is forgotten', async () => {
    const { store, keyring } = host();
    const browser = await verifiedBrowser(host());
    await browser.request(EMAIL, SUMMARY, 'one');

    await forgetVisitor(store, keyring, parseEmail(EMAIL)!);
    expect(await store.read((sql) => sql.rows`SELECT kind FROM outbox`)).toEqual([]);
  });
});

onEachEngine('without a webhook', {}, (host) => {
  test('a request is posted to nobody', async () => {
    const browser = await verifiedBrowser(host());
    await browser.request(EMAIL, SUMMARY);

    const rows = await host().store.read((sql) => sql.rows`SELECT kind FROM outbox ORDER BY kind`);
    expect(rows.map(({ kind }) => kind)).toEqual(['code', 'sales']);
  });

  test('a lead that waits when the webhook is taken away stays for the operator', async () => {
    await queue(host(), 'lead', 'webhook');
    const { mailer, tried } = obedientMailer(() => undefined);
    const postman = postmanWith(host(), mailer);
    while (await postman.deliverOne());

    expect(tried).toEqual([]);
    expect(await listOutbox(host().store, host().clock.now)).toEqual([
      expect.stringMatching(/^lead {2}webhook {2}refused .*LEAD_WEBHOOK_URL is not set$/),
    ]);
  });
});
