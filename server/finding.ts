/** What was looked at, how it is, and what to change. */
export interface Finding {
  readonly level: 'good' | 'look' | 'bad';
  readonly text: string;
}

export const good = (text: string): Finding => ({ level: 'good', text });
export const look = (text: string): Finding => ({ level: 'look', text });
export const bad = (text: string): Finding => ({ level: 'bad', text });
