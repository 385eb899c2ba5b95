/** What was checked, how it is, and what to change. */
export interface Finding {
  readonly level: 'ok' | 'warn' | 'bad';
  readonly text: string;
}

/** It is as it should be. */
export const ok = (text: string): Finding => ({ level: 'ok', text });
/** It may be intended, or be a mistake. */
export const warn = (text: string): Finding => ({ level: 'warn', text });
/** To be changed before a start; the text says how. */
export const bad = (text: string): Finding => ({ level: 'bad', text });
