import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readPageSettings } from '../../../server/settings/pageSettings.ts';
import { readBuild } from '../../../server/site/build.ts';
import { runRenderProgram } from '../../../server/site/renderProgram.ts';
import { temporaryFolder } from '../../support/server/temporaryFolder.ts';

const settings = readPageSettings({ CODE_MINUTES: '7' });

/** Creates a build whose render program is this text. */
function buildWith(program: string): string {
  const folder = temporaryFolder();
  const files = {
    'client/.vite/manifest.json': '{"src/main.tsx":{"file":"assets/index.js"}}',
    'client/assets/index.js': '',
    'render/main.js': program,
    'package.json': '{"type":"module"}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

afterEach(() => void vi.unstubAllEnvs());

const ECHO = `
import { text } from 'node:stream/consumers';
import { serialize } from 'node:v8';
const input = await text(process.stdin);
process.stdout.write(serialize({ input: JSON.parse(input), names: Object.keys(process.env) }));`;

describe('rendering the pages at start', () => {
  test('passes the settings of pages and the manifest, but no other setting', async () => {
    vi.stubEnv('CODE_SECRET', 'a secret of the operator');

    expect(await runRenderProgram(buildWith(ECHO), settings)).toEqual({
      input: {
        settings: JSON.parse(JSON.stringify(settings)) as unknown,
        manifest: { 'src/main.tsx': { file: 'assets/index.js' } },
      },
      names: ['NODE_ENV'],
    });
  });

  test.each([
    ['throws', 'throw new RangeError("No such page")', 'RangeError: No such page'],
    ['prints nothing', '', 'Unable to deserialize cloned data'],
    ['does not parse', 'const', 'SyntaxError'],
  ])('is a fault with a reason if the program %s', async (_, program, reason) => {
    await expect(runRenderProgram(buildWith(program), settings)).rejects.toThrow(
      new RegExp(`^The pages of the site cannot be rendered \\(.*${reason}.*\\): build the site`),
    );
  });

  test('is skipped without a build', async () => {
    expect(await readBuild(temporaryFolder(), settings)).toBeUndefined();
  });
});
