// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findCodeSecret, readCodeSecret } from '../../server/secrets.ts';

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
