import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize } from 'node:v8';
import type { PageSettings } from '../../shared/site.ts';
import type { RenderedSite } from '../../src/render/prerenderSite.ts';
import { SECOND } from '../durations.ts';
import { SetupFault } from '../setupFault.ts';

/** The program that `npm run build` makes of src/render/main.ts. */
const PROGRAM = 'render/main.js';
const MANIFEST = 'client/.vite/manifest.json';

export function isBuilt(build: string): boolean {
  return [PROGRAM, MANIFEST].every((name) => existsSync(join(build, name)));
}

/**
 * Renders the pages of a build with these settings. This happens in another process, because
 * rendering needs much memory. Throws a SetupFault.
 */
export async function runRenderProgram(
  build: string,
  settings: PageSettings,
): Promise<RenderedSite> {
  const manifest: unknown = JSON.parse(readFileSync(join(build, MANIFEST), 'utf8'));
  const rendering = promisify(execFile)(process.execPath, [join(build, PROGRAM)], {
    // React and MUI choose their builds by this variable. The process needs no other setting.
    env: { NODE_ENV: 'production' },
    encoding: 'buffer',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 60 * SECOND,
  });
  const { stdin } = rendering.child;
  // If the process ends early, its error is reported below.
  stdin?.on('error', () => undefined);
  stdin?.end(JSON.stringify({ settings, manifest }));
  try {
    return deserialize((await rendering).stdout) as RenderedSite;
  } catch (error) {
    throw new SetupFault(
      `The pages of the site cannot be rendered (${reasonOf(error)}): build the site again, or install the release again.`,
    );
  }
}

/** Finds the message of an uncaught error, which Node prints above the stack. */
function reasonOf(error: unknown): string {
  const { killed, stderr } = error as { killed?: boolean; stderr?: Buffer };
  if (killed) return 'timed out';
  return /^\w*Error.*$/m.exec(String(stderr))?.[0] ?? String(error);
}
