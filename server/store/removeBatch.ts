import type { Sql } from './Store.ts';

/** The most rows of one batch: few enough that no visitor waits for it. */
export const BATCH = 500;

/** Removes a batch of the rows whose `column` is not after `moment`; gives their number. */
export function removeBatch(
  sql: Sql,
  { table, key, column }: { table: string; key: string; column: string },
  moment: number,
): Promise<number> {
  return sql.change(
    `DELETE FROM ${table} WHERE ${column} <= ? AND ${key} IN (SELECT ${key} FROM ${table} WHERE ${column} <= ? LIMIT ${BATCH})`,
    moment,
    moment,
  );
}
