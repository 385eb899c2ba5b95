import { SECOND } from '../durations.ts';
import { kindOf } from '../log.ts';
import { describeFault } from '../mail/fault.ts';
import { randomId, type Keyring } from '../secrets/keyring.ts';
import type { Store } from '../store/Store.ts';
import { createBreaker } from './breaker.ts';
import { deliverJob, recordOutcome, type DeliveryDependencies } from './deliverJob.ts';
import type { Channel } from './jobKinds.ts';
import { claimJob, releaseWaiting, renewLease, settleJob } from './jobs.ts';

/** The maximum number of concurrent deliveries per channel. A crash can repeat all of them. */
const WORKERS = 3;
/** How long a claim lasts unless the server renews it. */
const LEASE_MS = 10 * SECOND;
const RENEWAL_MS = 3 * SECOND;
/** How often the outbox is searched for retries and for jobs of crashed servers. */
const POLL_MS = SECOND;

type OutboxDependencies = DeliveryDependencies & {
  store: Store;
  keyring: Keyring;
};

/**
 * Delivers mails and webhook calls. Each of the two channels has its own workers, so that a slow or
 * unavailable webhook receiver delays no mail. Several servers may deliver from one store.
 */
export function createDelivery(parts: OutboxDependencies) {
  const channels = [createChannel('mail', parts), createChannel('webhook', parts)];
  return {
    /** Starts delivery at once. Call this after adding a job. */
    wake: () => channels.forEach(({ wake }) => wake()),
    /** Tries to deliver one due job. Returns false if there is none, or if delivery is paused. */
    deliverOne: async () => {
      for (const { deliverOne } of channels) if (await deliverOne()) return true;
      return false;
    },
    start: () => channels.forEach(({ start }) => start()),
    /** Claims no more jobs, and waits for the deliveries in progress. */
    stop: async () => {
      await Promise.all(channels.map(({ stop }) => stop()));
    },
  };
}

function createChannel(channel: Channel, parts: OutboxDependencies) {
  const { store, keyring, record, now } = parts;
  const breaker = createBreaker({
    record: (outcome, facts) =>
      record<`${Channel}_channel`>(`${channel}_channel`, outcome, { ...facts, channel }),
    now,
  });
  const signal = createSignal();
  let workers: Promise<void>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let underWay = 0;

  const claimAndDeliver = async () => {
    const lease = randomId();
    const until = () => now() + LEASE_MS;
    // The claim is urgent: a code would arrive too late if the claim waited for queued calls.
    const job = await store.write(
      (sql) =>
        claimJob(sql, keyring, {
          channel,
          database: store.database,
          lease,
          until: until(),
          now: now(),
        }),
      true,
    );
    if (!job) return false;
    const renewal = setInterval(() => {
      store.write((sql) => renewLease(sql, lease, until()), true).catch(() => undefined);
    }, RENEWAL_MS);
    try {
      const { outcome, transport } = await deliverJob(parts, job);
      recordOutcome(parts, job, outcome);
      breaker.record(transport, outcome.status === 'sent' ? '' : describeFault(outcome.fault));
      // This write is urgent, because a crash before it would repeat the job.
      await store.write((sql) => settleJob(sql, job, outcome, now()), true);
      // Another server, or this one before a restart, may have found the receiver unavailable. A
      // transaction of its own cannot undo the outcome.
      if (transport === 'up') await store.write((sql) => releaseWaiting(sql, channel, now()));
    } finally {
      clearInterval(renewal);
    }
    return true;
  };

  const deliverOne = async () => {
    // After a pause, the receiver gets one job at a time until a job has reached it.
    if (breaker.isPaused() || (breaker.isOpen() && underWay > 0)) return false;
    underWay += 1;
    return claimAndDeliver().finally(() => (underWay -= 1));
  };

  const work = async () => {
    while (!stopped) {
      const delivered = await deliverOne().catch((error: unknown) => {
        record('outbox', 'unavailable', { problem: kindOf(error) });
        return false;
      });
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

/** Creates a signal. If nothing is waiting, `wake` ends the next wait at once. */
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
