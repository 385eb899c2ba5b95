import { SECOND } from '../durations.ts';
import { kindOf, type Alarm, type Log } from '../log.ts';
import { randomId, type Keyring } from '../secrets/keyring.ts';
import type { Store } from '../store/Store.ts';
import type { Delays } from './delays.ts';
import { deliverLetter, report, type DeliveryParts } from './deliverLetter.ts';
import { createBreaker } from './breaker.ts';
import type { KindRange } from './letter.ts';
import { claimLetter, renewLease, settleLetter } from './outbox.ts';

const WORKERS = 4;
/** How long the letters of a host that has died stay claimed. */
const LEASE_MS = 10 * SECOND;
const RENEWAL_MS = 3 * SECOND;
/** How often a worker looks for retries and for letters of hosts that have died. */
const POLL_MS = SECOND;
const SLOW_LETTER_MS = 50;

/** Takes letters out of the outbox and hands them to the mailer. */
interface Postman {
  /** To be called after a letter was queued. */
  wake: () => void;
  /** Delivers one letter that is due; false when there is none. */
  deliverOne: () => Promise<boolean>;
  start: () => void;
  /** Claims no more letters and waits for those under way. */
  stop: () => Promise<void>;
}

type PostmanParts = DeliveryParts & {
  store: Store;
  keyring: Keyring;
  alarm: Alarm;
  delays?: Delays;
};

/**
 * The postman of one host, or two where leads are posted, too: a receiver that is slow or away
 * holds up no letter. Several hosts may each have them on the same store.
 */
export function createPostman(parts: PostmanParts): Postman {
  if (!parts.webhook) return createPostmanFor(['code', 'webhook'], parts);
  const log: Log = (level, event, facts) => parts.log(level, event, { ...facts, kind: 'webhook' });
  const postmen = [
    createPostmanFor(['code', 'sales'], parts),
    createPostmanFor(['webhook', 'webhook'], { ...parts, log }),
  ];
  return {
    wake: () => postmen.forEach(({ wake }) => wake()),
    deliverOne: async () => {
      for (const { deliverOne } of postmen) if (await deliverOne()) return true;
      return false;
    },
    start: () => postmen.forEach(({ start }) => start()),
    stop: async () => {
      await Promise.all(postmen.map(({ stop }) => stop()));
    },
  };
}

function createPostmanFor(kinds: KindRange, parts: PostmanParts): Postman {
  const { store, keyring, alarm, now } = parts;
  const breaker = createBreaker(parts);
  const signal = createSignal();
  let workers: Promise<void>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let turn: Promise<unknown> = Promise.resolve();

  const deliverOne = async () => {
    if (breaker.isPaused()) return false;
    const lease = randomId();
    const claimed = await store.write((sql) =>
      claimLetter(sql, keyring, { kinds, lease, until: now() + LEASE_MS, now: now() }),
    );
    if (!claimed) return false;
    const renewal = setInterval(() => {
      store.write((sql) => renewLease(sql, lease, now() + LEASE_MS)).catch(() => undefined);
    }, RENEWAL_MS);
    try {
      const { outcome, transport } = await deliverLetter(parts, claimed);
      report(parts, claimed, outcome);
      parts.delays?.note(claimed, outcome, transport);
      breaker.record(transport, outcome.status === 'sent' ? '' : outcome.problem);
      await store.write((sql) => settleLetter(sql, claimed, outcome, now()));
    } finally {
      clearInterval(renewal);
    }
    return true;
  };

  const deliverOrAlarm = () =>
    deliverOne().catch((error: unknown) => {
      alarm('outboxUnavailable', { problem: kindOf(error) }, 'error');
      return false;
    });

  const work = async () => {
    while (!stopped) {
      const delivery = turn.then(() => !stopped && deliverOrAlarm());
      // The next worker begins when this letter has left or is slow (docs/decisions/host.md#h7);
      // a mail server that was unavailable gets one letter at a time in any case.
      turn = turn.then(() => (breaker.isOpen() ? delivery : endedOrSlow(delivery)));
      const delivered = await delivery;
      if (!delivered && !stopped) await signal.wait();
    }
  };

  return {
    wake: signal.wake,
    deliverOne,
    start: () => {
      timer = setInterval(signal.wake, POLL_MS);
      workers = Array.from({ length: WORKERS }, work);
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      workers.forEach(signal.wake);
      await Promise.all(workers);
    },
  };
}

function endedOrSlow(delivery: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, SLOW_LETTER_MS);
    void delivery.then(resolve).finally(() => clearTimeout(timer));
  });
}

/** A one-slot signal: a wake without a waiter is remembered for the next wait. */
function createSignal() {
  const waiting: (() => void)[] = [];
  let pending = false;
  return {
    wake: () => {
      const next = waiting.shift();
      if (next) next();
      else pending = true;
    },
    wait: () =>
      new Promise<void>((resolve) => {
        if (pending) resolve();
        else waiting.push(resolve);
        pending = false;
      }),
  };
}
