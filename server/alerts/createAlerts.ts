import { hostname } from 'node:os';
import { SECOND } from '../durations.ts';
import { kindOf } from '../log.ts';
import { siteHost } from '../settings/sender.ts';
import type { AlertWay } from './alertWays.ts';
import { dueMessages, sentenceOf, withTold, type ToldCauses } from './dueMessages.ts';
import { createCauseFinder, type CauseParts } from './findCauses.ts';

/** How often trouble is looked for: so often that it is told within a minute. */
export const ALERT_INTERVAL = 30 * SECOND;

/**
 * Makes a task that looks for trouble and tells the operator, by every way at once. What reached
 * nobody is told again by the next look (docs/decisions/host.md#h16).
 */
export function createAlerts(
  parts: CauseParts & { ways: readonly AlertWay[] },
): (signal: AbortSignal) => Promise<void> {
  const { settings, events, clocks, ways } = parts;
  const findCauses = createCauseFinder(parts);
  const sender = `${siteHost(settings.publicUrl)} (${hostname()})`;
  let told: ToldCauses = new Map();

  const sendBy = async ({ name, send }: AlertWay, line: string, signal: AbortSignal) => {
    try {
      await send(line, signal);
    } catch (error) {
      const problem = kindOf(error instanceof Error ? (error.cause ?? error) : error);
      events.log('warn', 'alertNotSent', { way: name, problem });
      throw error;
    }
  };

  return async (signal) => {
    const causes = await findCauses();
    for (const message of dueMessages(told, causes, clocks.steady())) {
      const line = `${sender}: ${sentenceOf(message)}`;
      // The first way that works is enough: another one may hang.
      const isTold = await Promise.any(ways.map((way) => sendBy(way, line, signal))).then(
        () => true,
        () => false,
      );
      if (isTold) told = withTold(told, message, clocks.steady());
    }
  };
}
