import { expect, test, vi } from 'vitest';
import { listOutbox } from '../../../server/commands/outbox.ts';
import { MailFault, type Mailer } from '../../../server/mail/mailer.ts';
import { createPostman } from '../../../server/outbox/postman.ts';
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
