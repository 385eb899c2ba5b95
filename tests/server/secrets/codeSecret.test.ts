import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCodeSecret, readCodeSecret } from '../../../server/secrets/codeSecret.ts';
import { openKeyring } from '../../../server/secrets/openKeyring.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { temporaryFolder } from '../../support/host/temporaryFolder.ts';

const placeIn = (dataDir: string) => ({ codeSecret: undefined, dataDir });

test.each(['', '\n', 'fifteen letters\n'])(
  'a secret file with the content %j is refused with a sentence',
  (text) => {
    const folder = temporaryFolder();
    const path = join(folder, 'code-secret');
    writeFileSync(path, text);

    for (const read of [readCodeSecret, findCodeSecret])
      expect(() => read(placeIn(folder))).toThrow(
        `${path} contains no secret: restore it from a backup, or set CODE_SECRET.`,
      );
  },
);

test('the secret is made once, for this user alone, and nothing else is left in the folder', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'code-secret');

  const made = readCodeSecret(placeIn(folder));

  expect(made).toMatch(/^[\w-]{43}$/);
  expect(readCodeSecret(placeIn(folder))).toBe(made);
  expect(readFileSync(path, 'utf8')).toBe(`${made}\n`);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['code-secret']);
});

test('a disk that fills up while the secret is made leaves no part of it, and the next start makes one', () => {
  const folder = temporaryFolder();
  // No file may grow at all.
  const command = `ulimit -f 0; trap '' XFSZ; exec "$0" --input-type=module -e "$1"`;
  const script = `import { readCodeSecret } from './server/secrets/codeSecret.ts';
    readCodeSecret({ dataDir: process.env.DATA_DIR });`;
  const { stderr } = spawnSync('sh', ['-c', command, process.execPath, script], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
    encoding: 'utf8',
  });

  expect(stderr).toContain(
    `CODE_SECRET is not set and ${join(folder, 'code-secret')} cannot be written`,
  );
  expect(readdirSync(folder)).toEqual([]);
  expect(readCodeSecret(placeIn(folder))).toMatch(/^[\w-]{43}$/);
});

test('a store whose secret is missing is refused, and no new secret is made', async () => {
  const folder = temporaryFolder();
  const secrets = { ...placeIn(folder), previousCodeSecret: undefined };
  const store = await openSqlite(join(folder, 'gateway.db'));
  await openKeyring(store, secrets);
  rmSync(join(folder, 'code-secret'));

  await expect(openKeyring(store, secrets)).rejects.toThrow('CODE_SECRET does not fit');

  expect(readdirSync(folder)).not.toContain('code-secret');
  await store.close();
});
