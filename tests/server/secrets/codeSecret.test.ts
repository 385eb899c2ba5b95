import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, beforeEach, expect, onTestFinished, test } from 'vitest';
import { findCodeSecret, readCodeSecret } from '../../../server/secrets/codeSecret.ts';
import { openKeyring } from '../../../server/secrets/openKeyring.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { runProgram } from '../../support/server/runCommand.ts';
import { temporaryFolder } from '../../support/server/temporaryFolder.ts';

let dataDir: string;
let path: string;
beforeEach(() => {
  dataDir = temporaryFolder();
  path = join(dataDir, 'code-secret');
});
const read = () => readCodeSecret({ codeSecret: undefined, dataDir });

describe('the code secret', () => {
  test.each(['\n', 'fifteen symbols\n'])(
    'is refused with an explanation if its file contains %j',
    (text) => {
      writeFileSync(path, text);

      for (const find of [readCodeSecret, findCodeSecret])
        expect(() => find({ codeSecret: undefined, dataDir })).toThrow(
          `${path} contains no secret: replace the file with your copy of it, or set CODE_SECRET.`,
        );
    },
  );

  test('is created once, readable only by this user', () => {
    const made = read();

    expect(made).toMatch(/^[\w-]{43}$/);
    expect(read()).toBe(made);
    expect(readFileSync(path, 'utf8')).toBe(`${made}\n`);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['code-secret']);
  });

  test('leaves no partial file on a full disk', async () => {
    // With this limit, every write to a file fails.
    const command = `ulimit -f 0; trap '' XFSZ; exec "$0" --input-type=module -e "$1"`;
    const script = `import { readCodeSecret } from './server/secrets/codeSecret.ts';
    readCodeSecret({ dataDir: process.env.DATA_DIR });`;
    const { stderr } = await runProgram('sh', ['-c', command, process.execPath, script], {
      DATA_DIR: dataDir,
    });

    expect(stderr).toContain(`CODE_SECRET is not set and ${path} is not writable`);
    expect(readdirSync(dataDir)).toEqual([]);
    expect(read()).toMatch(/^[\w-]{43}$/);
  });

  /** Creates a store with a secret, and removes the file of the secret. */
  async function storeWithSecret() {
    const store = await openSqlite(join(dataDir, 'gateway.db'));
    onTestFinished(() => store.close());
    const open = (codeSecret?: string, previousCodeSecret?: string) =>
      openKeyring(store, { codeSecret, previousCodeSecret, dataDir });
    const made = await open();
    const first = read();
    rmSync(path);
    return { open, made, first };
  }

  test.each([undefined, 'another secret altogether'])(
    'is refused for an existing store if it is %j',
    async (wrong) => {
      const { open } = await storeWithSecret();

      await expect(open(wrong)).rejects.toThrow('CODE_SECRET does not match this store');

      expect(readdirSync(dataDir)).not.toContain('code-secret');
    },
  );

  test('can be changed with CODE_SECRET_PREVIOUS', async () => {
    const { open, made, first } = await storeWithSecret();
    const sealed = made.seal('words', 'label');
    const second = 'second secret of the site';

    for (const keyring of [await open(second, first), await open(second)]) {
      expect(keyring.open(sealed, 'label')).toBe('words');
      expect(keyring.digest('email', 'a')).toBe(made.digest('email', 'a'));
    }
  });
});
