import { hostname } from 'node:os';
import { HOUR, isWithin, SECOND } from '../durations.ts';
import { kindOf } from '../log.ts';
import { siteHost } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import type { Health } from '../status/health.ts';
import { PROBLEMS, type Problem } from '../status/problems.ts';
import type { Clocks, RecordOutcome } from '../recorder.ts';
import type { Alert } from '../mails/alertMail.ts';
import type { AlertChannel } from './alertChannels.ts';

/** Problems are detected this often, so that an alert arrives within a minute despite timeouts. */
export const ALERT_INTERVAL = 10 * SECOND;

interface AlertDependencies {
  readonly settings: Pick<Settings, 'publicUrl'>;
  readonly health: Pick<Health, 'status'>;
  readonly record: RecordOutcome;
  readonly clocks: Clocks;
  readonly channels: readonly AlertChannel[];
}

/**
 * Creates a task that alerts the operator on all channels at once. It sends an alert about each
 * active problem once an hour, and another one when the problem is over. If no channel accepts an
 * alert, the next run repeats it (docs/decisions/server/operation.md#h16).
 */
export function createAlerts({
  settings,
  health,
  record,
  clocks,
  channels,
}: AlertDependencies): (signal: AbortSignal) => Promise<void> {
  const site = `${siteHost(settings.publicUrl)} (${hostname()})`;
  /** When an alert about each problem was last sent, and whether an all-clear was sent since. */
  const notified = new Map<Problem, { at: number; isOver: boolean }>();

  const isDue = (problem: Problem, isActive: boolean) => {
    const last = notified.get(problem);
    if (!isActive) return last !== undefined && !last.isOver;
    return last === undefined || !isWithin(HOUR, last.at, clocks.steady());
  };
  const sendOn = async ({ name, send }: AlertChannel, alert: Alert, signal: AbortSignal) => {
    try {
      await send(alert, signal);
    } catch (error) {
      record('alerts', 'not_sent', { channel: name, problem: kindOf(error) });
      throw error;
    }
  };

  return async (signal) => {
    const status = await health.status();
    for (const problem of PROBLEMS) {
      const isOver = !problem.isActive(status);
      if (!isDue(problem, !isOver)) continue;
      const { sentence, allClear, advice } = problem;
      const facts = { site, at: clocks.wall(), advice };
      const alert: Alert = isOver
        ? { ...facts, state: 'over', sentence: allClear }
        : { ...facts, state: 'active', sentence };
      // Waits for the first channel that succeeds, because another channel may hang.
      const sending = Promise.any(channels.map((channel) => sendOn(channel, alert, signal)));
      const isSent = await sending.then(
        () => true,
        () => false,
      );
      // An all-clear does not restart the hour: if the problem returns within it, no alert is sent.
      const at = isOver ? notified.get(problem)?.at : undefined;
      if (isSent) notified.set(problem, { at: at ?? clocks.steady(), isOver });
    }
  };
}
