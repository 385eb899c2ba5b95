import { pino } from 'pino';

/**
 * What a line may carry: never an address, a code or a word that a visitor wrote (decision H11).
 */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes one event as a line of JSON. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, facts?: Facts) => void;

const ADDRESS = /[^\s@"<>]+@[^\s@"<>]+/g;
const LONG_NUMBER = /\d{6,}/g;

/**
 * A log that writes to a stream. Its texts pass a last sieve: what looks like an address or a code
 * is blotted out, so that a careless line costs a fact and not somebody's privacy.
 */
export function createLog(write: (line: string) => void, now: () => number = Date.now): Log {
  const logger = pino(
    {
      base: null,
      messageKey: 'event',
      timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
      formatters: { level: (level) => ({ level }), log: sieveAll },
    },
    { write },
  );
  return (level, event, facts = {}) => logger[level](facts, event);
}

/** The kind of an error without its words, which may quote a visitor. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  // SQLite's own name of the error number, such as "database is locked".
  const name = 'errstr' in error && typeof error.errstr === 'string' ? `: ${error.errstr}` : '';
  return `${error.name}${code}${name}`;
}

function sieveAll(facts: Record<string, unknown>): Record<string, unknown> {
  const clean = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === 'string' ? sieve(value) : value,
  ]);
  return Object.fromEntries(clean) as Record<string, unknown>;
}

function sieve(text: string): string {
  return text.replace(ADDRESS, '[address]').replace(LONG_NUMBER, '[number]').slice(0, 300);
}
