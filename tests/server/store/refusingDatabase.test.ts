import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { checkSetup } from '../../../server/commands/doctor.ts';
import { findPostgres, startPostgres } from '../../support/host/postgres.ts';
import { endChild, spawnHost } from '../../support/host/startHost.ts';

const programs = findPostgres();

/** What the doctor calls bad. */
async function badFindings(databaseUrl: string, dataDir: string): Promise<string[]> {
  const findings = await checkSetup({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, dataDir);
  return findings.filter(({ level }) => level === 'bad').map(({ text }) => text);
}

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
    expect(await badFindings(address.href, dataDir)).toContain(
      'The store cannot be written: check that the database takes writes and has room.',
    );

    address.port = '1';
    expect(await badFindings(address.href, dataDir)).toContainEqual(
      expect.stringMatching(/^DATABASE_URL: the database cannot be used \(.*ECONNREFUSED\)\. /),
    );
  },
);

test.runIf(programs)(
  'beside a database, a folder that nobody may write and no secret stop the start with one line',
  async ({ onTestFinished }) => {
    const cluster = await startPostgres(programs!);
    onTestFinished(() => cluster.stop());

    await expect(
      spawnHost({ DATA_DIR: '/proc', DATABASE_URL: await cluster.freshUrl() }),
    ).rejects.toThrow(/:\nCODE_SECRET is not set and .* cannot be written: .*\n$/);
  },
);
