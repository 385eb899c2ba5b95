import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** Opens a file in the reader's browser, where there is a screen to show it on. */
export function openFile(file: string): void {
  const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (CI || !(DISPLAY || WAYLAND_DISPLAY)) return;
  const opener = spawn('xdg-open', [pathToFileURL(file).href], { detached: true, stdio: 'ignore' });
  // Without an opener the printed path has to do.
  opener.on('error', () => {});
  opener.unref();
}
