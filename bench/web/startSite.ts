import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { endChild } from '../../tests/support/host/startHost.ts';

/** A site that answers at `url`, without a slash at its end, until it is stopped. */
export interface Site {
  readonly url: string;
  stop: () => Promise<void>;
}

/** One visitor after the other comes from one address. */
const LIMITS = {
  SENDS_PER_IP_MINUTE: '1000',
  SENDS_PER_IP_HOUR: '1000',
  TRIES_PER_IP_HOUR: '1000',
};

/**
 * Starts the real host in a folder whose `dist` holds a built site; by default our own, as
 * `npm run build` wrote it. Without SMTP its codes land in the mailbox.
 */
export async function startSite(folder = resolve('.')): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
  const child = spawn(process.execPath, [resolve('server/main.ts')], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: dataDir, ...LIMITS },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((found, fail) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (address) found(address);
    });
    child.on('exit', () => fail(new Error(`The host did not start:\n${printed}`)));
  });
  return {
    url,
    stop: async () => {
      await endChild(child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
