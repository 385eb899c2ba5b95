import type { Result } from './command.ts';

/** The outcome of one check, and what to change. */
export interface Finding {
  readonly level: 'ok' | 'warn' | 'bad';
  readonly text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
/** Either intended or a mistake. */
export const warn = (text: string): Finding => ({ level: 'warn', text });
/** To be changed before a launch; the text says how. */
export const bad = (text: string): Finding => ({ level: 'bad', text });

const LABELS = { ok: 'ok  ', warn: 'warn', bad: 'BAD ' };

/** One line for each finding; the command fails if one is bad. */
export function report(findings: readonly Finding[]): Result {
  return {
    lines: findings.map(({ level, text }) => `${LABELS[level]}  ${text}`),
    failed: findings.some(({ level }) => level === 'bad'),
  };
}
