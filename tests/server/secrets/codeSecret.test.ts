import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findCodeSecret, readCodeSecret } from '../../../server/secrets/codeSecret.ts';
import { openKeyring } from '../../../server/secrets/openKeyring.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['nothing', ''],
  ['an empty line', '\n'],
  ['fifteen characters', 'fifteen letters\n'],
])('a secret file that holds %s is refused with a sentence', (_, text) => {
  const path = join(folder, 'code-secret');
  writeFileSync(path, text);

  for (const read of [readCodeSecret, findCodeSecret])
    expect(() => read({ codeSecret: undefined, dataDir: folder })).toThrow(
      `${path} holds no secret: restore it from a backup, or set CODE_SECRET.`,
    );
});

test('the secret is made once, for this user alone, and nothing else is left in the folder', () => {
  const place = { codeSecret: undefined, dataDir: folder };

  const made = readCodeSecret(place);

  expect(made).toMatch(/^[\w-]{43}$/);
  expect(readCodeSecret(place)).toBe(made);
  expect(readFileSync(join(folder, 'code-secret'), 'utf8')).toBe(`${made}\n`);
  expect(statSync(join(folder, 'code-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['code-secret']);
});

test('a disk that is full while the secret is made leaves no half of it, and the next start makes one', () => {
  const place = { codeSecret: undefined, dataDir: folder };
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
  expect(readCodeSecret(place)).toMatch(/^[\w-]{43}$/);
});

test('a store whose secret is gone is refused, and no other secret is made', async () => {
  const secrets = { codeSecret: undefined, previousCodeSecret: undefined, dataDir: folder };
  const store = await openSqlite(join(folder, 'gateway.db'));
  await openKeyring(store, secrets);
  rmSync(join(folder, 'code-secret'));

  await expect(openKeyring(store, secrets)).rejects.toThrow('CODE_SECRET does not fit');

  expect(existsSync(join(folder, 'code-secret'))).toBe(false);
  await store.close();
});
