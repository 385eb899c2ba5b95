import { parseEmail } from '../../src/rules/email.ts';
import { isWithin, MINUTE } from '../durations.ts';
import type { Transport } from './breaker.ts';
import type { ClaimedLetter, DeliveryOutcome } from './letter.ts';

const MEMORY_MS = 10 * MINUTE;
const MOST_REMEMBERED = 1000;
/** In the place of a domain while the mail server is away. */
const EVERY_DOMAIN = '*';

/** Knows to which domains the letters with codes are put off just now. */
export interface Delays {
  readonly note: (letter: ClaimedLetter, outcome: DeliveryOutcome, transport: Transport) => void;
  /** Follows from the domain alone, so it tells of no email (docs/decisions/host.md#h18). */
  readonly isDelayed: (domain: string) => boolean;
}

/** The delays that this host has met since its start. */
export function createDelays(now: () => number): Delays {
  const putOffAt = new Map<string, number>();
  const isPutOff = (place: string) => {
    const at = putOffAt.get(place);
    return at !== undefined && isWithin(MEMORY_MS, at, now());
  };
  return {
    note: ({ kind, letter }, { status }, transport) => {
      if (kind !== 'code' || !letter || transport === 'untried') return;
      const place =
        transport === 'down' ? EVERY_DOMAIN : (parseEmail(letter.to)?.domain ?? letter.to);
      if (transport === 'up') putOffAt.delete(EVERY_DOMAIN);
      putOffAt.delete(place);
      if (status !== 'queued') return;
      const [oldest] = putOffAt.keys();
      if (putOffAt.size >= MOST_REMEMBERED && oldest !== undefined) putOffAt.delete(oldest);
      putOffAt.set(place, now());
    },
    isDelayed: (domain) => isPutOff(domain) || isPutOff(EVERY_DOMAIN),
  };
}
