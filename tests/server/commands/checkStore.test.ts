import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkStore } from '../../../server/commands/checkStore.ts';
import { LEAD_LIFE } from '../../../server/outbox/retrySchedule.ts';
import { addJob } from '../../../server/outbox/jobs.ts';
import { openKeyring } from '../../../server/secrets/openKeyring.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { openStore } from '../../../server/store/openStore.ts';
import { NEWEST_SCHEMA } from '../../../server/store/migrate.ts';
import type { Store } from '../../../server/store/Store.ts';
import { engineNames } from '../../support/host/engines.ts';
import { mailTo } from '../../support/host/outboxParts.ts';
import { findPostgres, startPostgres, type PostgresCluster } from '../../support/host/postgres.ts';
import { temporaryFolder } from '../../support/host/temporaryFolder.ts';

const FIRST = 'first secret of the site';
const SECOND = 'second secret of the site';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

describe.each(engineNames)('the doctor only reads a store on %s', (engine) => {
  let cluster: PostgresCluster | undefined;
  let databaseUrl: string | undefined;
  beforeAll(async () => {
    if (engine === 'postgres') cluster = await startPostgres(findPostgres() ?? '');
  });
  beforeEach(async () => {
    databaseUrl = await cluster?.freshUrl();
  });
  afterAll(() => cluster?.stop());

  const settingsOf = (env: Record<string, string>) =>
    readSettings({ DATA_DIR: folder, DATABASE_URL: databaseUrl, ...env }).settings;
  const findings = async (env: Record<string, string> = {}) =>
    (await checkStore(settingsOf(env))).map(({ level, text }) => `${level} ${text}`);

  /** Opens the store, to prepare it or to see what is left in it. */
  const inStore = async <T>(work: (store: Store) => Promise<T>, opening?: 'command') => {
    const store = await openStore({ databaseUrl, dataDir: folder }, opening);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  const make = () => inStore((store) => openKeyring(store, settingsOf({ CODE_SECRET: FIRST })));
  const withChange = (statement: string) =>
    inStore((store) => store.write((sql) => sql.change(statement)), 'command');
  const left = () =>
    inStore(async (store) => {
      const all = (statement: string) => store.read((sql) => sql.rows(statement));
      return [
        await all('SELECT version FROM schema_version ORDER BY version'),
        await all(`SELECT * FROM meta WHERE name <> 'probe' ORDER BY name`),
      ];
    }, 'command');

  test('before the first start it creates no secret, schema or data key', async () => {
    if (engine === 'sqlite') writeFileSync(join(folder, 'gateway.db'), '');
    const place = engine === 'sqlite' ? `DATA_DIR, which is ${folder}` : 'the database of';
    const before = readdirSync(folder);

    const none = expect.stringContaining(`warn There is no store yet in ${place}`);
    expect(await findings()).toContainEqual(none);
    await expect(left()).rejects.toThrow(/schema_version/);
    expect(readdirSync(folder)).toEqual(before);

    await inStore(async () => undefined);
    expect(await findings()).toContainEqual(none);
    expect((await left())[1]).toEqual([]);
    expect(readdirSync(folder)).not.toContain('code-secret');
  });

  test('a secret that fits, the previous one, and none', async () => {
    await make();
    const before = await left();

    expect(await findings({ CODE_SECRET: FIRST })).toEqual(
      expect.arrayContaining([
        'ok The secret fits the store.',
        `ok The store (${engine}) can be written.`,
      ]),
    );
    expect(await findings({ CODE_SECRET: SECOND, CODE_SECRET_PREVIOUS: FIRST })).toContain(
      'warn CODE_SECRET_PREVIOUS fits the store: the next start changes the secret to CODE_SECRET.',
    );
    for (const env of [{}, { CODE_SECRET: SECOND }])
      expect((await findings(env)).join('\n')).toContain('bad CODE_SECRET does not fit this store');

    expect(await left()).toEqual(before);
    expect(readdirSync(folder)).not.toContain('code-secret');
  });

  test('a failed lead, and an email that has been queued for two hours', async () => {
    const keyring = await make();
    const createdAt = Date.now() - 2 * 3_600_000;
    const life = { createdAt, endsAt: createdAt + LEAD_LIFE };
    const payload = mailTo('sales@x.example');
    const queue = (id: string) =>
      inStore((store) =>
        store.write((sql) => addJob(sql, keyring, { id, kind: 'sales', payload, ...life })),
      );
    const letters = async () =>
      (await findings({ CODE_SECRET: FIRST })).filter((line) => /leads?|late|hour/i.test(line));

    await queue('failed');
    await withChange(`UPDATE jobs SET status = 'dead'`);
    expect(await letters()).toEqual([
      'bad Leads that could not be delivered: 1. Run: gateway outbox list',
      'ok No email is late.',
    ]);
    await withChange('DELETE FROM jobs');
    await queue('waiting');
    expect(await letters()).toEqual([
      'ok Every lead was delivered or is queued.',
      'bad An email has been queued for over an hour: see deliveryPaused in the log.',
    ]);
  });

  test('an older schema is not upgraded, and a newer one is a fault', async () => {
    await make();
    await withChange('DELETE FROM schema_version WHERE version > 1');
    const before = await left();

    expect(await findings({ CODE_SECRET: FIRST })).toContainEqual(
      expect.stringContaining(
        'warn The store was made by an older version: the next start upgrades',
      ),
    );
    expect(await left()).toEqual(before);

    await withChange(`INSERT INTO schema_version (version) VALUES (${NEWEST_SCHEMA + 1})`);
    expect(await findings({ CODE_SECRET: FIRST })).toContainEqual(
      expect.stringContaining(`bad The store has schema ${NEWEST_SCHEMA + 1}`),
    );
  });
});
