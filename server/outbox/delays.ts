import { parseEmail } from '../../src/rules/email.ts';
import { isWithin, MINUTE } from '../durations.ts';
import type { Transport } from './breaker.ts';
import type { ClaimedJob, DeliveryOutcome } from './job.ts';

const MEMORY_MS = 10 * MINUTE;
const MOST_REMEMBERED = 1000;
/** Stands for every domain while the mail server is unavailable. */
const EVERY_DOMAIN = '*';

/** Remembers the domains whose mails with codes are delayed. */
export type Delays = ReturnType<typeof createDelays>;

export function createDelays(now: () => number) {
  const putOffAt = new Map<string, number>();
  const isPutOff = (place: string) => {
    const at = putOffAt.get(place);
    return at !== undefined && isWithin(MEMORY_MS, at, now());
  };
  return {
    note: ({ kind, payload }: ClaimedJob, { status }: DeliveryOutcome, transport: Transport) => {
      if (kind !== 'code' || !payload || transport === 'untried') return;
      const place =
        transport === 'down' ? EVERY_DOMAIN : (parseEmail(payload.to)?.domain ?? payload.to);
      if (transport === 'up') putOffAt.delete(EVERY_DOMAIN);
      putOffAt.delete(place);
      if (status !== 'queued') return;
      const [oldest] = putOffAt.keys();
      if (putOffAt.size >= MOST_REMEMBERED && oldest !== undefined) putOffAt.delete(oldest);
      putOffAt.set(place, now());
    },
    /** Depends on the domain only, so it reveals no email (docs/decisions/server/delivery.md#h18). */
    isDelayed: (domain: string) => isPutOff(domain) || isPutOff(EVERY_DOMAIN),
  };
}
