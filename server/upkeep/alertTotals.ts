import { MINUTE } from '../durations.ts';
import type { Sql } from '../store/Store.ts';
import { dayOf } from './countDays.ts';

/** An alert that a channel accepted. Times are in milliseconds since the epoch. */
export interface KeptAlert {
  readonly sentence: string;
  readonly since: number;
  /** Undefined if its end was not recorded. */
  readonly until: number | undefined;
}

const NAME = /^alert (\d+) (.+)$/;

/** The total of an alert whose problem is not over. */
const NOT_OVER = -1;

/** Stores how long a problem lasted as a total of the day it began, under its first sentence. */
export async function keepAlert(sql: Sql, { sentence, since, until }: KeptAlert): Promise<void> {
  const minute = Math.floor(since / MINUTE);
  const [first] = sentence.split(/\. |\.$/);
  const lasted = until === undefined ? NOT_OVER : Math.max(0, until - since);
  await sql.change`
    INSERT INTO daily_totals (day, name, total)
    VALUES (${dayOf(since)}, ${`alert ${minute} ${first}`}, ${lasted})
    ON CONFLICT (day, name) DO UPDATE SET total = excluded.total`;
}

/** Returns the alerts among the totals of a week, oldest first. */
export function alertsIn(totals: ReadonlyMap<string, number>): readonly KeptAlert[] {
  return [...totals]
    .flatMap(([text, lasted]) => {
      const [, minute, sentence] = NAME.exec(text) ?? [];
      if (minute === undefined || sentence === undefined) return [];
      const since = Number(minute) * MINUTE;
      return [{ sentence, since, until: lasted === NOT_OVER ? undefined : since + lasted }];
    })
    .toSorted((one, other) => one.since - other.since);
}
