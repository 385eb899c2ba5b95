import { isWithin, SECOND } from '../durations.ts';
import type { Log } from '../log.ts';
import { DeliveryFault, isUnavailable } from './fault.ts';
import type { Mailer, Mail } from './mailer.ts';

/** How long to use the second server before trying the first again. */
const RETRY_FIRST_MS = 30 * SECOND;

/**
 * Creates a mailer that uses a second server while the first is unavailable
 * (docs/decisions/server/delivery.md#h18). A mail that one server has accepted or rejected is not
 * sent to the other.
 */
export function createPairedMailer(
  first: Mailer,
  second: Mailer,
  { log, now }: { log: Log; now: () => number },
): Mailer {
  let downAt: number | undefined;
  const byFirst = async (mail: Mail) => {
    try {
      await first.send(mail);
    } catch (error) {
      if (!isServerDown(error)) throw error;
      if (downAt === undefined) log('warn', 'primaryMailServerDown', { problem: error.message });
      downAt = now();
      throw error;
    }
    if (downAt !== undefined) log('info', 'primaryMailServerUp');
    downAt = undefined;
  };
  return {
    send: async (mail) => {
      const isPaused = downAt !== undefined && isWithin(RETRY_FIRST_MS, downAt, now());
      const [preferred, other] = isPaused ? [second.send, byFirst] : [byFirst, second.send];
      try {
        await preferred(mail);
      } catch (error) {
        if (!isServerDown(error)) throw error;
        await other(mail);
      }
    },
    close: async () => {
      await Promise.all([first.close(), second.close()]);
    },
  };
}

function isServerDown(error: unknown): error is DeliveryFault {
  return error instanceof DeliveryFault && isUnavailable(error.fault);
}
