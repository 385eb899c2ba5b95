import { expect, test } from 'vitest';
import { forgetVisitor } from '../../../server/commands/visitor.ts';
import { countJobs } from '../../../server/outbox/jobList.ts';
import { isDeliveryStuck } from '../../../server/outbox/isDeliveryStuck.ts';
import { cleanUp } from '../../../server/upkeep/housekeeping.ts';
import { weekSums } from '../../../server/upkeep/countDays.ts';
import { parseEmail } from '../../../src/rules/email.ts';
import { EMAIL, SUMMARY, verifiedBrowser } from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';
import {
  deliverAll,
  deliveryWith,
  queue,
  scriptedMailer,
  scriptedWebhook,
} from '../../support/host/outboxParts.ts';

const [SECOND, DAY] = [1000, 86_400_000];
const ON = {
  LEAD_WEBHOOK_URL: 'https://leads.example.com/hook',
  LEAD_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};

onEachEngine('a lead for the webhook', ON, (host) => {
  const kinds = async () =>
    (await host().store.read((sql) => sql.rows`SELECT kind FROM jobs ORDER BY kind`)).map(
      ({ kind }) => kind,
    );

  test('is posted once for each lead; a repeat is not', async () => {
    const browser = await verifiedBrowser(host());
    const leads: unknown[] = [];
    const { webhook } = scriptedWebhook((_, lead) => leads.push(lead));
    for (let count = 0; count < 2; count += 1) await browser.request(EMAIL, SUMMARY, 'one');

    await deliverAll(deliveryWith(host(), scriptedMailer().mailer, webhook));

    expect(leads).toMatchObject([{ email: EMAIL, company: 'Harbor & Pine' }]);
  });

  test('counts neither as a queued mail nor as stuck delivery', async () => {
    const { store, clock } = host();
    await queue(host(), 'lead', 'webhook');
    await store.write((sql) => sql.change`UPDATE jobs SET problem = 'HTTP 500'`);
    clock.now += 3600 * SECOND;

    const { queued, oldestQueuedAt } = await store.read(countJobs);
    expect({ queued, oldestQueuedAt }).toEqual({ queued: 0, oldestQueuedAt: undefined });
    expect(await store.read((sql) => isDeliveryStuck(sql, 600 * SECOND, clock.now))).toBe(false);
  });

  test('that took days is not the slowest mail of the week', async () => {
    const { store, clock } = host();
    await queue(host(), 'lead', 'webhook');
    await queue(host(), 'sales', 'sales');
    const begin = clock.now;
    for (const [kind, took] of Object.entries({ sales: 4000, webhook: 4 * DAY }))
      await store.write(
        (sql) =>
          sql.change`UPDATE jobs SET status = 'sent', done_at = ${begin + took} WHERE kind = ${kind}`,
      );
    await cleanUp(store, begin + 5 * DAY);

    const sums = await store.read((sql) => weekSums(sql, Math.floor(begin / DAY)));
    expect(sums.get('slowest')).toBe(4000);
  });

  test('that failed stays for the operator, as a mail to sales does; other jobs go after seven days', async () => {
    const { store, clock } = host();
    const all = ['code', 'receipt', 'report', 'sales', 'webhook'] as const;
    for (const kind of all) await queue(host(), kind, kind);
    await store.write(
      (sql) => sql.change`
      UPDATE jobs SET status = 'dead', problem = 'no', done_at = ${clock.now}`,
    );
    expect((await store.read(countJobs)).refused).toBe(2);

    await cleanUp(store, clock.now + 7 * DAY - 1);
    expect(await kinds()).toEqual(all);
    await cleanUp(store, clock.now + 7 * DAY);
    expect(await kinds()).toEqual(['sales', 'webhook']);
  });

  test('is deleted with the data of its visitor', async () => {
    const { store, keyring } = host();
    const browser = await verifiedBrowser(host());
    await browser.request(EMAIL, SUMMARY, 'one');
    expect(await kinds()).toEqual(['code', 'receipt', 'sales', 'webhook']);

    await forgetVisitor(store, keyring, parseEmail(EMAIL)!);
    expect(await kinds()).toEqual([]);
  });
});
