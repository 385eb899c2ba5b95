import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The command that installs the browsers and their packages on Debian. */
const INSTALL = 'apt-get install -y firefox-esr webkit2gtk-driver gstreamer1.0-libav xvfb';

/** Returns the path of the first installed program, or throws an error if all are missing. */
export function programPath(...names: readonly string[]): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = names.flatMap((name) =>
    name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
  const path = candidates.find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`${names[0]} is not installed. On Debian: ${INSTALL}`);
  return path;
}
