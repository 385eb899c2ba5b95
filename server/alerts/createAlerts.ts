import { hostname } from 'node:os';
import { HOUR, isWithin, SECOND } from '../durations.ts';
import { createAlarm, kindOf } from '../log.ts';
import { siteHost } from '../settings/sender.ts';
import type { AlertChannel } from './alertChannels.ts';
import { CAUSES, type Cause } from './causes.ts';
import { detectProblems, type AlertParts } from './detectProblems.ts';

/** Together with the time limits of store and receiver, an alert arrives within a minute. */
export const ALERT_INTERVAL = 10 * SECOND;

/** A message to the operator: a cause is active, or over. */
interface Alert {
  readonly cause: Cause;
  readonly isOver: boolean;
}

/** When the operator was last notified of each cause, and whether it was over then. */
type Notified = ReadonlyMap<Cause, { readonly at: number; readonly isOver: boolean }>;

/**
 * Creates a task that alerts the operator on all channels at once. An alert that no channel has
 * accepted is repeated by the next run (docs/decisions/server/operation.md#h16).
 */
export function createAlerts(
  parts: AlertParts & { channels: readonly AlertChannel[] },
): (signal: AbortSignal) => Promise<void> {
  const { settings, events, clocks, channels } = parts;
  const findProblems = detectProblems(parts);
  const alarm = createAlarm(events.log, clocks.steady);
  const sender = `${siteHost(settings.publicUrl)} (${hostname()})`;
  let notified: Notified = new Map();

  const sendOn = async ({ name, send }: AlertChannel, text: string, signal: AbortSignal) => {
    try {
      await send(text, signal);
    } catch (error) {
      const problem = kindOf(error instanceof Error ? (error.cause ?? error) : error);
      alarm('alertNotSent', { channel: name, problem });
      throw error;
    }
  };

  return async (signal) => {
    const active = await findProblems();
    for (const alert of dueAlerts(notified, active, clocks.steady())) {
      const text = `${sender}: ${alert.isOver ? alert.cause.allClear : alert.cause.sentence}`;
      // One channel that works is enough: another one may hang.
      const isSent = await Promise.any(
        channels.map((channel) => sendOn(channel, text, signal)),
      ).then(
        () => true,
        () => false,
      );
      if (isSent) notified = markNotified(notified, alert, clocks.steady());
    }
  };
}

/** An active cause is due once an hour, and once more when it is over. */
function dueAlerts(notified: Notified, active: ReadonlySet<Cause>, now: number): readonly Alert[] {
  return CAUSES.flatMap((cause): Alert[] => {
    const last = notified.get(cause);
    if (!active.has(cause)) return last && !last.isOver ? [{ cause, isOver: true }] : [];
    return last && isWithin(HOUR, last.at, now) ? [] : [{ cause, isOver: false }];
  });
}

/** The end of a cause does not restart its hour. */
function markNotified(notified: Notified, { cause, isOver }: Alert, now: number): Notified {
  const at = isOver ? (notified.get(cause)?.at ?? now) : now;
  return new Map(notified).set(cause, { at, isOver });
}
