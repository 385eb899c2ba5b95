import { readEnvironment, readSettings, type Settings } from '../settings/settings.ts';
import { SetupFault } from '../setupFault.ts';

type Options = Readonly<Record<string, unknown>>;

/** A command for the operator (server/gateway.ts). */
export interface Command {
  readonly usage: string;
  /** How many arguments it takes at most, besides its options. */
  readonly maxWords: number;
  /** Options in the format of `parseArgs`. */
  readonly options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>;
  /** Throws a UsageError if its arguments are wrong. */
  readonly run: (words: readonly string[], options: Options) => Promise<Result>;
}

/** The output of a command. If `failed` is true, the exit code is 1. */
export interface Result {
  readonly lines: readonly string[];
  readonly failed?: boolean;
}

/** An error for wrong arguments. After its message, the usage of the command is printed. */
export class UsageError extends Error {}

/** Reads the settings of this server. If any are invalid, throws a SetupFault that lists them. */
export function currentSettings(): Settings {
  const { settings, faults } = readSettings(readEnvironment());
  if (faults.length > 0) throw new SetupFault(faults.join('\n'));
  return settings;
}

/** The outcome of a check. If `level` is not `ok`, `text` explains what to change. */
export interface Finding {
  readonly level: 'ok' | 'warn' | 'bad';
  readonly text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
/** Creates a finding about a state that may be either intended or a mistake. */
export const warn = (text: string): Finding => ({ level: 'warn', text });
/** Creates a finding about a fault that must be fixed before a launch. */
export const bad = (text: string): Finding => ({ level: 'bad', text });

const LABELS = { ok: 'ok  ', warn: 'warn', bad: 'BAD ' };

/** Returns a line for each finding. The command fails if the level of any finding is `bad`. */
export function report(findings: readonly Finding[]): Result {
  return {
    lines: findings.map(({ level, text }) => `${LABELS[level]}  ${text}`),
    failed: findings.some(({ level }) => level === 'bad'),
  };
}
