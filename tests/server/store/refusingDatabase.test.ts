import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSetup } from '../../../server/commands/doctor.ts';
import { findPostgres, startPostgres, type PostgresCluster } from '../../support/host/postgres.ts';
import { endChild, spawnHost } from '../../support/host/startHost.ts';
import { temporaryFolder } from '../../support/host/temporaryFolder.ts';

const programs = findPostgres();

describe.runIf(programs)('a database that refuses stops the start with one line:', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgres(programs!);
  });
  afterAll(() => cluster.stop());

  const start = (database: URL, dataDir = temporaryFolder()) =>
    spawnHost({ DATA_DIR: dataDir, DATABASE_URL: database.href });

  test('its user may make no tables, or have no connection', async () => {
    const database = new URL(await cluster.freshUrl());
    const owner = new pg.Client(database.href);
    await owner.connect();
    database.username = 'guest';

    const schema = /search_path=(\w+)/.exec(decodeURIComponent(database.search))?.[1];
    await owner.query(`CREATE ROLE guest LOGIN; GRANT USAGE ON SCHEMA ${schema} TO guest`);
    await expect(start(database)).rejects.toThrow(
      /:\nDATABASE_URL: its user may make no tables: make that user the owner of the database \(.*\)\.\n$/,
    );

    await owner.query('ALTER ROLE guest CONNECTION LIMIT 0');
    await expect(start(database)).rejects.toThrow(
      /:\nDATABASE_URL: the database takes no more connections: each host opens up to 16\. .*\n$/,
    );
    await owner.end();
  });

  test('it takes no writes, which the doctor sees as well', async () => {
    const database = new URL(await cluster.freshUrl());
    const dataDir = temporaryFolder();
    await endChild((await start(database, dataDir)).child, 'SIGTERM');
    const badFindings = async () => {
      const env = { DATA_DIR: dataDir, DATABASE_URL: database.href };
      const findings = await checkSetup(env, dataDir);
      return findings.filter(({ level }) => level === 'bad').map(({ text }) => text);
    };

    const { searchParams } = database;
    const options = `${searchParams.get('options')} -c default_transaction_read_only=on`;
    searchParams.set('options', options);

    await expect(start(database, dataDir)).rejects.toThrow(
      /:\nDATABASE_URL: the database takes no writes: .*\n$/,
    );
    expect(await badFindings()).toContain(
      'The store cannot be written: check that the database accepts writes and has free space.',
    );

    database.pathname = '/missing';
    expect(await badFindings()).toContainEqual(
      expect.stringMatching(/^DATABASE_URL: this server has no database of that name: /),
    );

    database.port = '1';
    expect(await badFindings()).toContainEqual(
      expect.stringMatching(/^DATABASE_URL: the database cannot be used \(.*ECONNREFUSED\)\. /),
    );
  });

  test('no secret, and a folder that nobody may write', async () => {
    await expect(start(new URL(await cluster.freshUrl()), '/proc')).rejects.toThrow(
      /:\nCODE_SECRET is not set and .* cannot be written: .*\n$/,
    );
  });
});
