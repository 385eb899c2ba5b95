import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

/** Makes the disk report this many free bytes until the running test has finished. */
export function setFreeSpace(bytes: number): void {
  const disk = { bavail: bytes / 4096, bsize: 4096 };
  const spy = vi.spyOn(files, 'statfs').mockResolvedValue(disk as never);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}
