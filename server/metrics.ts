import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sameDigest } from './accessCodes.ts';
import { hostName, isLoopbackName, type Caller, type HeaderOf } from './edge.ts';
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
  /** All of them in the text format of Prometheus, or undefined for somebody who may not read them. */
  respond: (
    method: string,
    header: HeaderOf,
    caller: Caller,
    health: Health,
  ) => Promise<Response | undefined>;
}

/** Counters for one host. They are read on this machine without a proxy, or with the token. */
export function createMetrics(token: string | undefined): Metrics {
  const counters = new Map<string, number>();
  for (const [name, outcomes] of Object.entries(COUNTED))
    for (const outcome of outcomes) counters.set(lineOf(name, outcome), 0);
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();

  const mayRead = (header: HeaderOf, caller: Caller) =>
    (caller.local && isLoopbackName(hostName(header))) ||
    (token !== undefined && sameDigest(header('authorization') ?? '', `Bearer ${token}`));

  return {
    count: (name, outcome) => {
      const line = lineOf(name, outcome);
      counters.set(line, (counters.get(line) ?? 0) + 1);
    },
    respond: async (method, header, caller, health) => {
      if (method !== 'GET' || !mayRead(header, caller)) return undefined;
      const report = await health.recent();
      const gauges = {
        gateway_store_writable: Number(report.writable),
        gateway_queued_letters: report.queued,
        gateway_oldest_queued_seconds: report.oldestQueuedSeconds,
        gateway_refused_requests: report.dead,
        process_resident_memory_bytes: process.memoryUsage.rss(),
        nodejs_eventloop_lag_p99_seconds: lag.percentile(99) / 1e9,
        nodejs_eventloop_lag_max_seconds: lag.max / 1e9,
      };
      lag.reset();
      return new Response(page(counters, gauges), { headers: HEADERS });
    },
  };
}

const HEADERS = {
  'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

function lineOf(name: string, outcome: string): string {
  const family = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `gateway_${family}_total{outcome="${outcome.replaceAll(' ', '_')}"}`;
}

function page(counters: ReadonlyMap<string, number>, gauges: Record<string, number>): string {
  const lines: string[] = [];
  let family = '';
  for (const [line, value] of counters) {
    const name = line.slice(0, line.indexOf('{'));
    if (name !== family) lines.push(`# TYPE ${name} counter`);
    family = name;
    lines.push(`${line} ${value}`);
  }
  for (const [name, value] of Object.entries(gauges))
    lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
  return `${lines.join('\n')}\n`;
}
