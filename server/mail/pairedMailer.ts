import { isWithin, SECOND } from '../durations.ts';
import type { Log } from '../log.ts';
import { DeliveryFault, type Mailer, type Mail } from './mailer.ts';

/** How long letters leave by the second server before the first is tried again. */
const REST_MS = 30 * SECOND;

/**
 * A mailer over two servers: letters leave by the second while the first cannot be used, and by the
 * first again when it is well (docs/decisions/server/delivery.md#h18). What a server answers about a letter
 * counts: the other one is not asked for another opinion.
 */
export function createPairedMailer(
  first: Mailer,
  second: Mailer,
  { log, now }: { log: Log; now: () => number },
): Mailer {
  let awayAt: number | undefined;
  const byFirst = async (letter: Mail) => {
    try {
      await first.send(letter);
    } catch (error) {
      if (!isAwayFault(error)) throw error;
      if (awayAt === undefined) log('warn', 'firstMailServerAway', { problem: error.message });
      awayAt = now();
      throw error;
    }
    if (awayAt !== undefined) log('info', 'firstMailServerBack');
    awayAt = undefined;
  };
  return {
    send: async (letter) => {
      const isResting = awayAt !== undefined && isWithin(REST_MS, awayAt, now());
      const [usual, other] = isResting ? [second.send, byFirst] : [byFirst, second.send];
      try {
        await usual(letter);
      } catch (error) {
        if (!isAwayFault(error)) throw error;
        await other(letter);
      }
    },
    close: async () => {
      await Promise.all([first.close(), second.close()]);
    },
  };
}

function isAwayFault(error: unknown): error is DeliveryFault {
  return error instanceof DeliveryFault && error.problem === 'unavailable';
}
