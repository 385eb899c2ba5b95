import { expect, test } from 'vitest';
import { forgetVisitor } from '../../../server/commands/visitor.ts';
import { isDeliveryStuck } from '../../../server/outbox/isDeliveryStuck.ts';
import { countJobs } from '../../../server/outbox/jobList.ts';
import { weekTotals } from '../../../server/upkeep/countDays.ts';
import { cleanUp } from '../../../server/upkeep/housekeeping.ts';
import { parseEmail } from '../../../shared/email.ts';
import { EMAIL, SUMMARY, verifiedBrowser } from '../../support/server/testServer.ts';
import { onEachDatabase } from '../../support/server/onEachDatabase.ts';
import {
  deliverAll,
  queue,
  scriptedMailer,
  scriptedWebhook,
  WEBHOOK_ENV,
} from '../../support/server/outboxParts.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];

onEachDatabase('a webhook job', WEBHOOK_ENV, (server) => {
  const kinds = async () =>
    (await server().store.read((sql) => sql.rows`SELECT kind FROM jobs ORDER BY kind`)).map(
      ({ kind }) => kind,
    );

  test('is sent once for each lead, and is deleted with the data of its visitor if it is still queued', async () => {
    const { store, keyring } = server();
    const browser = await verifiedBrowser(server());
    for (let count = 0; count < 2; count += 1) await browser.sendLead(EMAIL, SUMMARY, 'one');
    expect(await kinds()).toEqual(['code', 'receipt', 'sales', 'webhook']);
    const leads: unknown[] = [];
    const { webhook } = scriptedWebhook((_, lead) => leads.push(lead));
    await deliverAll(server(), scriptedMailer().mailer, webhook);
    expect(leads).toMatchObject([{ email: EMAIL, company: 'Harbor & Pine' }]);

    await browser.sendLead(EMAIL, SUMMARY, 'two');
    await forgetVisitor(store, keyring, parseEmail(EMAIL)!);
    expect(await kinds()).toEqual(['receipt', 'sales', 'webhook']);
    expect(await store.read(countJobs)).toMatchObject({ queued: 0 });
  });

  test('is not counted as the slowest mail of the week, even if the delivery took days', async () => {
    const { store, clock } = server();
    const begin = clock.now;
    for (const [kind, took] of [['sales', 4000] as const, ['webhook', 4 * DAY] as const]) {
      await queue(server(), kind, kind);
      const doneAt = begin + took;
      await store.write(
        (sql) =>
          sql.change`UPDATE jobs SET status = 'sent', done_at = ${doneAt} WHERE id = ${kind}`,
      );
    }
    await cleanUp(store, begin + 5 * DAY);

    const totals = await store.read((sql) => weekTotals(sql, Math.floor(begin / DAY)));
    expect(totals.get('slowest')).toBe(4000);
  });

  test('is counted neither as a queued mail nor as a stuck delivery, and stays in the outbox after the last attempt', async () => {
    const { store, clock } = server();
    await queue(server(), 'lead', 'webhook');
    await store.write((sql) => sql.change`UPDATE jobs SET problem = 'HTTP 500'`);
    clock.now += 60 * MINUTE;
    const counted = { queued: 0, oldestQueuedAt: undefined };
    expect(await store.read(countJobs)).toEqual({ ...counted, refused: 0 });
    expect(await store.read((sql) => isDeliveryStuck(sql, 10 * MINUTE, clock.now))).toBe(false);

    for (const kind of ['code', 'report', 'sales'] as const) await queue(server(), kind, kind);
    await store.write(
      (sql) => sql.change`UPDATE jobs SET status = 'dead', problem = 'no', done_at = ${clock.now}`,
    );
    expect(await store.read(countJobs)).toEqual({ ...counted, refused: 2 });
    await cleanUp(store, clock.now + 8 * DAY);
    expect(await kinds()).toEqual(['sales', 'webhook']);
  });
});
