import { expect, test } from 'vitest';
import { JOB_KINDS, type JobKind } from '../../../server/outbox/jobKinds.ts';
import { claimJob } from '../../../server/outbox/jobs.ts';
import { listLeads, resendLead } from '../../../server/outbox/leadJobs.ts';
import { countJobs, dropJob, listJobs, retryJobs } from '../../../server/outbox/jobList.ts';
import { weekTotals } from '../../../server/upkeep/countDays.ts';
import { cleanUp } from '../../../server/upkeep/housekeeping.ts';
import { DANA, SUMMARY, verifiedBrowser } from '../../support/server/testServer.ts';
import { meeting } from '../../support/server/meeting.ts';
import { onEachDatabase } from '../../support/server/onEachDatabase.ts';
import {
  deliverAll,
  greylisted,
  jobOf,
  noMailbox,
  queue,
  scriptedMailer,
  scriptedWebhook,
  WEBHOOK_ENV,
} from '../../support/server/outboxParts.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];
const KINDS = Object.keys(JOB_KINDS) as JobKind[];

onEachDatabase('a job', WEBHOOK_ENV, (server) => {
  const kinds = async (condition = 'TRUE') => {
    const statement = `SELECT kind FROM jobs WHERE ${condition} ORDER BY kind`;
    return (await server().store.read((sql) => sql.rows(statement))).map(({ kind }) => kind);
  };
  const counts = () => server().store.read((sql) => countJobs(sql, server().clock.now));
  const queueEachKind = async () => {
    for (const kind of KINDS) await queue(server(), kind, kind);
  };
  /** Delivers all due jobs; each attempt throws the fault, if there is one. */
  const attempt = (fault?: Error) => {
    const answer = () => {
      if (fault) throw fault;
    };
    return deliverAll(server(), scriptedMailer(answer).mailer, scriptedWebhook(answer).webhook);
  };

  test('is claimed by one of several workers', async () => {
    const { store, keyring, clock } = server();
    for (const id of ['a', 'b', 'c']) await queue(server(), id, 'code');
    // SQLite runs one transaction at a time, so only PostgreSQL's workers can meet.
    const meet = meeting(store.database === 'postgres' ? 3 : 1);

    const claimed = await Promise.all(
      ['1', '2', '3'].map((lease) =>
        store.write(async (sql) => {
          const claim = { lease, until: clock.now + MINUTE, now: clock.now };
          const { database } = store;
          const job = await claimJob(sql, keyring, { ...claim, channel: 'mail', database });
          await meet();
          return job?.id;
        }),
      ),
    );

    expect(new Set(claimed)).toEqual(new Set(['a', 'b', 'c']));
  });

  test('is left to a newer server if its kind is unknown', async () => {
    await queue(server(), 'later', 'sales');
    await server().store.write((sql) => sql.change`UPDATE jobs SET kind = 'of the future'`);

    await attempt();

    expect(await jobOf(server(), 'later')).toMatchObject({ status: 'queued', attempts: 0 });
  });

  test('keeps its payload only if it is sent or failed, and can be sent again', async () => {
    const kept = () => kinds('payload IS NOT NULL');
    await queueEachKind();
    await attempt(noMailbox());
    expect(await kept()).toEqual(['report', 'sales', 'webhook']);
    const { store, clock } = server();
    expect(await store.write((sql) => retryJobs(sql, undefined, clock.now))).toBe(3);

    await attempt();

    expect(await kept()).toEqual(['sales', 'webhook']);
  });

  test('is sent again by the chosen channels if it is a lead', async () => {
    const { store, clock } = server();
    for (const reference of ['7K4M2QXT', '4H7RT9WC']) {
      await queue(server(), `${reference}-x`, 'sales');
      await queue(server(), `${reference}-x-lead`, 'webhook');
    }
    await attempt();
    const resend = (...kinds: JobKind[]) =>
      store.write((sql) => resendLead(sql, '7K4M2QXT', kinds, clock.now));

    clock.now += DAY;
    expect(await resend('sales')).toEqual(['mail']);
    expect(await counts()).toMatchObject({ oldestQueuedAt: clock.now });
    expect(await resend('sales', 'webhook')).toEqual(['webhook']);

    expect((await store.read(listLeads)).map(({ states }) => states)).toEqual([
      ['mail: sent', 'webhook: sent'],
      ['mail: queued', 'webhook: queued'],
    ]);
  });

  test('stays after a failure only if it is a lead', async () => {
    await queueEachKind();
    await attempt(noMailbox());
    expect(await counts()).toMatchObject({ notMailed: 1, notPosted: 1 });

    await cleanUp(server().store, server().clock.now + 8 * DAY);
    expect(await kinds()).toEqual(['sales', 'webhook']);

    expect(await server().store.write((sql) => dropJob(sql, 'sales'))).toBe(1);
    expect(await counts()).toMatchObject({ notMailed: 0, notPosted: 1 });
  });

  test('with a lead for the webhook is added once for each lead', async () => {
    const browser = await verifiedBrowser(server());
    for (let count = 0; count < 2; count += 1) await browser.sendLead(DANA, SUMMARY, 'one');
    expect(await kinds()).toEqual(['code', 'receipt', 'sales', 'webhook']);
    const leads: unknown[] = [];
    const { webhook } = scriptedWebhook((_, lead) => leads.push(lead));
    // The ID shows the reference, so that the operator finds a lead.
    const [, , job] = await server().store.read(listJobs);
    const [reference] = job!.id.split('-');

    await deliverAll(server(), scriptedMailer().mailer, webhook);

    expect(leads).toMatchObject([{ email: DANA, company: 'Harbor & Pine', reference }]);
  });

  test('for the webhook counts as no queued mail', async () => {
    const { clock } = server();
    await queue(server(), 'lead', 'webhook');
    clock.now += 60 * MINUTE;

    expect(await counts()).toMatchObject({
      queued: 0,
      oldestQueuedAt: clock.now,
      queuedWebhooks: 1,
    });
  });

  test('for the webhook is never the slowest mail of the week', async () => {
    const { store, clock } = server();
    const begin = clock.now;
    for (const kind of ['sales', 'webhook'] as const) await queue(server(), kind, kind);
    clock.now += 4000;
    await deliverAll(server(), scriptedMailer().mailer, {
      ...scriptedWebhook().webhook,
      send: () => Promise.reject(greylisted()),
    });
    clock.now += DAY;
    await attempt();
    await cleanUp(store, clock.now + DAY);

    expect(await kinds()).toHaveLength(2);
    const totals = await store.read((sql) => weekTotals(sql, Math.floor(begin / DAY)));
    expect([...totals].filter(([name]) => name.startsWith('slowest'))).toEqual([
      ['slowest sales', 4000],
    ]);
  });
});
