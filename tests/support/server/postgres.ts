import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';

const cluster = inject('postgres');

export const hasPostgres = cluster !== undefined;

let database: ReturnType<typeof createDatabase> | undefined;
let schemas = 0;

/** Returns the URL of an empty schema in the database of the test file. */
export async function freshDatabase(): Promise<string> {
  database ??= createDatabase();
  const { owner, url } = await database;
  const schema = `test${(schemas += 1)}`;
  await owner.query(`CREATE SCHEMA ${schema}`);
  return `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

afterAll(async () => {
  await (await database)?.owner.end();
});

async function createDatabase() {
  const url = new URL(cluster ?? '');
  const admin = new pg.Client(url.href);
  await admin.connect();
  const name = `test_${randomUUID()}`;
  await admin.query(`CREATE DATABASE "${name}"`);
  await admin.end();
  url.pathname = name;
  const owner = new pg.Client(url.href);
  await owner.connect();
  return { owner, url: url.href };
}
