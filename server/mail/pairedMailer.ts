import { isWithin, SECOND } from '../durations.ts';
import type { Log } from '../log.ts';
import { DeliveryFault, type Mailer, type Mail } from './mailer.ts';

/** How long to use the second server before trying the first again. */
const REST_MS = 30 * SECOND;

/**
 * A mailer over two servers: the second is used while the first is unavailable
 * (docs/decisions/server/delivery.md#h18). If one of them answers about a mail, the other does not
 * get it.
 */
export function createPairedMailer(
  first: Mailer,
  second: Mailer,
  { log, now }: { log: Log; now: () => number },
): Mailer {
  let awayAt: number | undefined;
  const byFirst = async (mail: Mail) => {
    try {
      await first.send(mail);
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
    send: async (mail) => {
      const isResting = awayAt !== undefined && isWithin(REST_MS, awayAt, now());
      const [preferred, other] = isResting ? [second.send, byFirst] : [byFirst, second.send];
      try {
        await preferred(mail);
      } catch (error) {
        if (!isAwayFault(error)) throw error;
        await other(mail);
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
