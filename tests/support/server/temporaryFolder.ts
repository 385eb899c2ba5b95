import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder that is removed after the running test. Not for concurrent tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
