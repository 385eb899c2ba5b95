import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

const cluster = inject('postgres');

export const hasPostgres = cluster !== undefined;

/** Advisory locks belong to a database, so each worker has its own. */
let database: Promise<string> | undefined;
let schemas = 0;

/** Returns the URL of an empty schema in the database of this worker. */
export async function freshDatabase(): Promise<string> {
  database ??= createDatabase();
  const url = await database;
  const schema = `test${(schemas += 1)}`;
  await run(url, `CREATE SCHEMA ${schema}`);
  return `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

async function createDatabase(): Promise<string> {
  const url = new URL(cluster ?? '');
  const name = `test_${randomUUID()}`;
  await run(url.href, `CREATE DATABASE "${name}"`);
  url.pathname = name;
  return url.href;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
