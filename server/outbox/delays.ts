import { parseEmail } from '../../shared/email.ts';
import { isWithin, MINUTE } from '../durations.ts';
import type { Transport } from './breaker.ts';
import type { ClaimedJob, DeliveryOutcome } from './job.ts';

const MEMORY_MS = 10 * MINUTE;
const MAX_REMEMBERED = 1000;
/** The key for every domain, used while the mail server is unavailable. */
const EVERY_DOMAIN = '*';

/** Remembers the domains to which mails with codes are delayed. */
export type Delays = ReturnType<typeof createDelays>;

export function createDelays(now: () => number) {
  const delayedAt = new Map<string, number>();
  const isPlaceDelayed = (place: string) => {
    const at = delayedAt.get(place);
    return at !== undefined && isWithin(MEMORY_MS, at, now());
  };
  return {
    note: ({ kind, payload }: ClaimedJob, { status }: DeliveryOutcome, transport: Transport) => {
      if (kind !== 'code' || !payload || transport === 'untried') return;
      const place =
        transport === 'down' ? EVERY_DOMAIN : (parseEmail(payload.to)?.domain ?? payload.to);
      if (transport === 'up') delayedAt.delete(EVERY_DOMAIN);
      delayedAt.delete(place);
      if (status !== 'queued') return;
      const [oldest] = delayedAt.keys();
      if (delayedAt.size >= MAX_REMEMBERED && oldest !== undefined) delayedAt.delete(oldest);
      delayedAt.set(place, now());
    },
    /** Depends only on the domain, not on the email (docs/decisions/server/delivery.md#h18). */
    isDelayed: (domain: string) => isPlaceDelayed(domain) || isPlaceDelayed(EVERY_DOMAIN),
  };
}
