import { reportMail, type WeekCounts } from '../mails/reportMail.ts';
import { DAY, HOUR } from '../durations.ts';
import { createMail, withName } from '../mail/message.ts';
import { countJobs } from '../outbox/jobList.ts';
import { addJob } from '../outbox/jobs.ts';
import { LEAD_LIFE } from '../outbox/retrySchedule.ts';
import { randomId, type Keyring } from '../secrets/keyring.ts';
import { siteHost } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import { addMeta, writeMeta } from '../store/meta.ts';
import type { Sql, Store } from '../store/Store.ts';
import { alertsIn } from './alertTotals.ts';
import { countDays, dayOf, weekTotals } from './countDays.ts';

const LAST_WEEK = 'reported_week';
/** The report on a week is sent this long after the next week begins: on Monday at 06:00 UTC. */
const AFTER_MIDNIGHT = 6 * HOUR;

interface ReportDependencies {
  readonly settings: Settings;
  readonly store: Store;
  readonly keyring: Keyring;
}

/**
 * Queues one mail about the last week, even if several servers share the store. The first mail is
 * sent on the Monday after the first start (docs/decisions/server/operation.md#h17).
 */
export function reportWhenDue(
  { settings, store, keyring }: ReportDependencies,
  now: number,
): Promise<boolean> {
  const week = weekOf(now - AFTER_MIDNIGHT);
  return store.write((sql) =>
    sql.underLock('report', async (locked) => {
      const last = Number(await addMeta(locked, LAST_WEEK, String(week)));
      // If the stored week is far ahead, it comes from a wrong clock and is replaced.
      const isDue = last < week;
      if (isDue || last > week + 1) await writeMeta(locked, LAST_WEEK, String(week));
      if (!isDue || !settings.reportEmail) return false;
      await countDays(locked, now);
      const facts = { id: randomId(), to: withName(settings.reportEmail), now };
      const mail = await weekMail(locked, firstDayOf(week - 1), settings, now);
      await addJob(locked, keyring, {
        id: facts.id,
        kind: 'report',
        payload: createMail(mail, facts, settings),
        createdAt: now,
        endsAt: now + LEAD_LIFE,
      });
      return true;
    }),
  );
}

async function weekMail(
  sql: Sql,
  firstDay: number,
  { campaigns, publicUrl, salesTimeZone, leadWebhook }: Settings,
  now: number,
) {
  const totals = await weekTotals(sql, firstDay);
  const totalsBefore = await weekTotals(sql, firstDay - 7);
  const jobs = await countJobs(sql, now);
  const countsOf = (campaign?: string) => ({
    counts: weekCounts(totals, campaign),
    before: weekCounts(totalsBefore, campaign),
  });
  return reportMail({
    site: siteHost(publicUrl),
    timeZone: salesTimeZone,
    firstDay: firstDay * DAY,
    ...countsOf(),
    campaigns: campaigns.map((campaign) => ({ campaign, ...countsOf(campaign) })),
    refused: [totals.get('refused emails') ?? 0, totalsBefore.get('refused emails') ?? 0],
    notMailed: jobs.notMailed,
    notPosted: leadWebhook || jobs.notPosted > 0 ? jobs.notPosted : undefined,
    limited: totals.get('limited codes') ?? 0,
    queued: jobs.queued + jobs.queuedWebhooks,
    slowest: slowestIn(totals),
    alerts: alertsIn(totals),
  });
}

function slowestIn(totals: ReadonlyMap<string, number>) {
  return (['code', 'sales'] as const)
    .map((kind) => ({ kind, took: totals.get(`slowest ${kind}`) ?? -1 }))
    .filter(({ took }) => took >= 0)
    .toSorted((one, other) => other.took - one.took)[0];
}

/** Returns the counts of all visitors, or of the visitors from one campaign. */
function weekCounts(totals: ReadonlyMap<string, number>, campaign?: string): WeekCounts {
  const of = (name: string) =>
    totals.get(campaign === undefined ? name : `${name} ${campaign}`) ?? 0;
  return { codes: of('codes'), verified: of('verified'), requests: of('leads') };
}

/** Returns the number of the week in UTC. Weeks begin on Monday; the epoch was a Thursday. */
function weekOf(now: number): number {
  return Math.floor((dayOf(now) + 3) / 7);
}

function firstDayOf(week: number): number {
  return week * 7 - 3;
}
