import { hostname } from 'node:os';
import { HOUR, isWithin, SECOND } from '../durations.ts';
import { kindOf } from '../log.ts';
import { siteHost } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import type { Health } from '../status/health.ts';
import { PROBLEMS, type Problem } from '../status/problems.ts';
import type { Clocks, RecordOutcome } from '../recorder.ts';
import type { Alert } from '../mails/alertMail.ts';
import type { KeptAlert } from '../upkeep/alertTotals.ts';
import type { AlertChannel } from './alertChannels.ts';

/** Problems are detected this often, so that an alert arrives within a minute despite timeouts. */
export const ALERT_INTERVAL = 10 * SECOND;

interface AlertDependencies {
  readonly settings: Pick<Settings, 'publicUrl'>;
  readonly health: Pick<Health, 'status'>;
  readonly record: RecordOutcome;
  readonly clocks: Clocks;
  readonly channels: readonly AlertChannel[];
  /** Keeps an alert for the weekly mail. */
  readonly keep: (alert: KeptAlert) => Promise<unknown>;
}

/** A problem, from its first reading until the operator knows that it is over. */
interface Outage {
  readonly since: number;
  /** When it ended, if its all-clear is not sent yet. */
  until?: number | undefined;
  /** `failed` if no channel accepted an alert. Undefined while MAX_ALERTS allows none. */
  alert?: 'sent' | 'failed';
}

/** A problem that comes and goes raises at most this many alerts in an hour. */
const MAX_ALERTS = 3;

/**
 * Creates a task that alerts the operator on all channels at once: when a problem begins, every
 * hour while it lasts, and when it is over. If no channel accepts an alert, the next run repeats it;
 * if the problem ends before, its all-clear tells of it (docs/decisions/server/operation.md#h16).
 */
export function createAlerts({
  settings,
  health,
  record,
  clocks,
  channels,
  keep,
}: AlertDependencies): (signal: AbortSignal) => Promise<void> {
  const site = `${siteHost(settings.publicUrl)} (${hostname()})`;
  const outages = new Map<Problem, Outage>();
  /** When the alerts of the last hour about each problem were sent, by the steady clock. */
  const sent = new Map<Problem, number[]>();

  const isDue = (problem: Problem, { alert }: Outage) => {
    const recent = (sent.get(problem) ?? []).filter((at) => isWithin(HOUR, at, clocks.steady()));
    sent.set(problem, recent);
    return recent.length < (alert === 'sent' ? 1 : MAX_ALERTS);
  };
  const sendOn = async ({ name, send }: AlertChannel, alert: Alert, signal: AbortSignal) => {
    try {
      await send(alert, signal);
    } catch (error) {
      record('alerts', 'not_sent', { channel: name, problem: kindOf(error) });
      throw error;
    }
  };
  /** Waits for the first channel that succeeds, because another channel may hang. */
  const send = (alert: Alert, signal: AbortSignal) =>
    Promise.any(channels.map((channel) => sendOn(channel, alert, signal))).then(
      () => true,
      () => false,
    );

  const tell = async (problem: Problem, outage: Outage, signal: AbortSignal) => {
    const { since, until } = outage;
    const { sentence, allClear, advice } = problem;
    const state = until === undefined ? 'active' : 'over';
    const isSent = await send(
      { site, state, sentence: state === 'over' ? allClear : sentence, since, until, advice },
      signal,
    );
    if (!isSent) outage.alert ??= 'failed';
    else if (state === 'over') outages.delete(problem);
    else {
      outage.alert = 'sent';
      sent.get(problem)?.push(clocks.steady());
    }
    return isSent;
  };

  return async (signal) => {
    const status = await health.status();
    const kept: Promise<unknown>[] = [];
    for (const problem of PROBLEMS) {
      const isActive = problem.isActive(status);
      const outage = outages.get(problem) ?? { since: clocks.wall() };
      outage.until = isActive ? undefined : (outage.until ?? clocks.wall());
      if (isActive) outages.set(problem, outage);
      else if (outage.alert === undefined) outages.delete(problem);
      const isToTell = isActive ? isDue(problem, outage) : outage.alert !== undefined;
      if (isToTell && (await tell(problem, outage, signal)))
        kept.push(keep({ sentence: problem.sentence, since: outage.since, until: outage.until }));
    }
    // The store may be the problem.
    await Promise.allSettled(kept);
  };
}
