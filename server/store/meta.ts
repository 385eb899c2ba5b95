import { textOf, type Sql } from './Store.ts';

export async function readMeta(sql: Sql, name: string): Promise<string | undefined> {
  const [row] = await sql.rows`SELECT value FROM meta WHERE name = ${name}`;
  return row && textOf(row, 'value');
}

/** Writes a value if the name has none. Returns the current value. */
export async function addMeta(sql: Sql, name: string, value: string): Promise<string> {
  await sql.change`
    INSERT INTO meta (name, value) VALUES (${name}, ${value}) ON CONFLICT (name) DO NOTHING`;
  return (await readMeta(sql, name)) ?? value;
}

export async function writeMeta(sql: Sql, name: string, value: string): Promise<void> {
  await sql.change`
    INSERT INTO meta (name, value) VALUES (${name}, ${value})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
}
