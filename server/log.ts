import { pino } from 'pino';
import { isWithin, MINUTE } from './durations.ts';

/** Details of an event, without a visitor's data (docs/decisions/server/operation.md#h11). */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

export type Level = 'info' | 'warn' | 'error';

/** Writes one event as a line of JSON. */
export type Log = (level: Level, event: string, facts?: Facts) => void;

const EMAIL = /[^\s@"<>]+@[^\s@"<>]+/g;
const LONG_NUMBER = /\d{6,}/g;

/** Creates a log that replaces anything in a string that resembles an email or a code. */
export function createLog(write: (line: string) => void, now: () => number = Date.now): Log {
  const logger = pino(
    {
      base: null,
      messageKey: 'event',
      timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
      formatters: { level: (level) => ({ level }), log: redactAll },
    },
    { write },
  );
  return (level, event, facts = {}) => logger[level](facts, event);
}

function redactAll(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? redact(value) : value,
    ]),
  );
}

function redact(text: string): string {
  return text.replace(EMAIL, '[address]').replace(LONG_NUMBER, '[number]').slice(0, 300);
}

const SILENCE_MS = 10 * MINUTE;
const MAX_REMEMBERED = 200;

/** Creates a log that writes the same event with the same facts at most once in ten minutes. */
export function limitRepeats(log: Log, now: () => number): Log {
  const written = new Map<string, { since: number; leftOut: number }>();
  return (level, event, facts = {}) => {
    const key = JSON.stringify([event, facts]);
    const last = written.get(key);
    if (last && isWithin(SILENCE_MS, last.since, now())) {
      last.leftOut += 1;
      return;
    }
    if (written.size >= MAX_REMEMBERED) written.clear();
    written.set(key, { since: now(), leftOut: 0 });
    log(level, event, last && last.leftOut > 0 ? { ...facts, leftOut: last.leftOut } : facts);
  };
}

/** Returns the kind of an error without its message, because the message may quote a visitor. */
export function kindOf(thrown: unknown): string {
  // `fetch` throws an error whose `cause` is the network error.
  const error = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  // SQLite's name for the error number, such as "database is locked".
  const name = 'errstr' in error && typeof error.errstr === 'string' ? `: ${error.errstr}` : '';
  return `${error.name}${code}${name}`;
}
