import { Counter, Gauge, Registry, register as ofProcess } from 'prom-client';
import { sameDigest } from '../secrets/keyring.ts';
import { hostName, isLoopbackName, type Caller, type HeaderOf } from '../http/origins.ts';
import type { Health } from './health.ts';

/** What is counted since the start, and how it may come out. Nothing here tells who it was. */
const COUNTED = {
  codes: ['sent', 'cooling', 'over network', 'over address', 'over everything'],
  verifies: ['yes by pass', 'yes by code', 'no', 'over limit'],
  sales: ['queued', 'repeated', 'unverified', 'over limit'],
  codeLetters: ['sent', 'delayed', 'refused', 'given up'],
  salesLetters: ['sent', 'delayed', 'refused', 'given up'],
  calls: ['refused', 'failed'],
} as const;

type Counted = typeof COUNTED;

/** Counts one more. */
export type Count = <Name extends keyof Counted>(
  name: Name,
  outcome: Counted[Name][number],
) => void;

/** The numbers of a host for its operator. */
export interface Metrics {
  readonly count: Count;
  /**
   * All of them, and what prom-client collects of the process, in the text format of Prometheus;
   * undefined for somebody who may not read them.
   */
  respond: (
    method: string,
    header: HeaderOf,
    caller: Caller,
    health: Health,
  ) => Promise<Response | undefined>;
}

/** Counters for one host. They are read on this machine without a proxy, or with the token. */
export function createMetrics(token: string | undefined): Metrics {
  const ofHost = new Registry();
  const counters = new Map(
    Object.entries(COUNTED).map(([name, outcomes]) => [name, countersOf(name, outcomes, ofHost)]),
  );
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [ofHost] });
  const writable = gauge('gateway_store_writable', '1 when the store takes writes, or 0');
  const queued = gauge('gateway_queued_letters', 'Letters that wait');
  const oldest = gauge('gateway_oldest_queued_seconds', 'How long the oldest of them waits');
  const dead = gauge('gateway_refused_requests', 'Requests that could not be delivered');
  const all = Registry.merge([ofHost, ofProcess]);

  const mayRead = (header: HeaderOf, caller: Caller) =>
    (caller.local && isLoopbackName(hostName(header))) ||
    (token !== undefined && sameDigest(header('authorization') ?? '', `Bearer ${token}`));

  return {
    count: (name, outcome) => counters.get(name)?.get(outcome)?.inc(),
    respond: async (method, header, caller, health) => {
      if (method !== 'GET' || !mayRead(header, caller)) return undefined;
      const report = await health.recent();
      writable.set(Number(report.writable));
      queued.set(report.queued);
      oldest.set(report.oldestQueuedSeconds);
      dead.set(report.dead);
      return new Response(await all.metrics(), {
        headers: {
          'Content-Type': all.contentType,
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    },
  };
}

/** A counter of each outcome; it shows from the start, at zero. */
function countersOf(name: string, outcomes: readonly string[], registry: Registry) {
  const family = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const counter = new Counter({
    name: `gateway_${family}_total`,
    help: `${family.replaceAll('_', ' ')} by outcome`,
    labelNames: ['outcome'],
    registers: [registry],
  });
  const children = outcomes.map(
    (outcome) => [outcome, counter.labels(outcome.replaceAll(' ', '_'))] as const,
  );
  for (const [, child] of children) child.inc(0);
  return new Map(children);
}
