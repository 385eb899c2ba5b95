import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChild, spawnHost } from '../../tests/support/startHost.ts';

/** A site that answers at `url`, without a slash at its end, until it is stopped. */
export interface Site {
  readonly url: string;
  stop: () => Promise<void>;
}

/** Starts the real host on what `npm run build` wrote. Without SMTP its codes land in the mailbox. */
export async function startSite(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
  const { child, url } = await spawnHost({ DATA_DIR: dataDir });
  return {
    url,
    stop: async () => {
      await endChild(child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
