/** What was looked at, how it is, and what to change. */
export interface Finding {
  readonly level: 'good' | 'look' | 'bad';
  readonly text: string;
}

/** It is as it should be. */
export const good = (text: string): Finding => ({ level: 'good', text });
/** Worth a look, and may be meant so. */
export const look = (text: string): Finding => ({ level: 'look', text });
/** To be changed before a start; the text says how. */
export const bad = (text: string): Finding => ({ level: 'bad', text });
