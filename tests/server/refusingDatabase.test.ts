import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { endChild, spawnHost } from '../support/startHost.ts';

const programs = findPostgres();

test.runIf(programs)(
  'a database that refuses its user stops the start with one line that says what to do',
  async ({ onTestFinished }) => {
    const cluster = await startPostgres(programs!);
    const dataDir = mkdtempSync(join(tmpdir(), 'gateway-refusing-'));
    const owner = new pg.Client(await cluster.freshUrl());
    await owner.connect();
    onTestFinished(async () => {
      await owner.end();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const address = new URL(await cluster.freshUrl());
    address.username = 'guest';
    const start = () => spawnHost({ DATA_DIR: dataDir, DATABASE_URL: address.href });

    const schema = /search_path=(\w+)/.exec(decodeURIComponent(address.search))?.[1];
    await owner.query(`CREATE ROLE guest LOGIN; GRANT USAGE ON SCHEMA ${schema} TO guest`);
    await expect(start()).rejects.toThrow(
      /:\nDATABASE_URL: its user may make no tables: make that user the owner of the database \(.*\)\.\n$/,
    );

    await owner.query('ALTER ROLE guest CONNECTION LIMIT 0');
    await expect(start()).rejects.toThrow(
      /:\nDATABASE_URL: the database takes no more connections: each host opens up to 16\. .*\n$/,
    );
  },
);

test.runIf(programs)(
  'a database that takes no writes stops the start with one line, too',
  async ({ onTestFinished }) => {
    const cluster = await startPostgres(programs!);
    const dataDir = mkdtempSync(join(tmpdir(), 'gateway-refusing-'));
    onTestFinished(async () => {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const address = new URL(await cluster.freshUrl());
    const start = () => spawnHost({ DATA_DIR: dataDir, DATABASE_URL: address.href });
    await endChild((await start()).child, 'SIGTERM');

    const { searchParams } = address;
    searchParams.set(
      'options',
      `${searchParams.get('options')} -c default_transaction_read_only=on`,
    );

    await expect(start()).rejects.toThrow(/:\nDATABASE_URL: the database takes no writes: .*\n$/);
  },
);
