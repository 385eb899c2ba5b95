import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readPageSettings } from '../settings/pageSettings.ts';
import { readEnvironment } from '../settings/settings.ts';
import { SetupFault } from '../setupFault.ts';
import { isBuilt, runRenderProgram } from '../site/renderProgram.ts';
import type { Command } from './command.ts';

export const site: Command = {
  usage: `gateway site            writes the site for a static host to dist/site
gateway site FOLDER     writes it to FOLDER/site

The configuration of nginx and Caddy is written beside it.`,
  maxWords: 1,
  run: async ([folder = 'dist']) => {
    // A web server, which is another user, reads these files. Other commands write private ones.
    process.umask(0o022);
    const { site } = await writeSite(resolve('dist'), resolve(folder));
    const withoutUrl =
      'PUBLIC_URL is not set: the pages have no canonical link and no preview picture, and there is no sitemap.';
    const written = `${join(folder, 'site')} is written. It calls ${site.loginHost ?? 'the host of its pages'}.`;
    return { lines: [written, ...(site.publicUrl ? [] : [withoutUrl])] };
  },
};

/** Copies the built files, adds the rendered pages, then replaces the last site with the result. */
async function writeSite(build: string, folder: string) {
  if (!isBuilt(build)) throw new SetupFault('The site is not built. Run: npm run build');
  const settings = readPageSettings(readEnvironment());
  const { files, hostFiles } = await runRenderProgram(build, settings);
  const next = join(folder, 'next');
  await rm(next, { recursive: true, force: true });
  await cp(join(build, 'client'), join(next, 'site'), {
    recursive: true,
    filter: (path) => !path.endsWith('.vite'),
  });
  for (const [name, { body, br, gzip }] of Object.entries(files)) {
    const path = join(next, 'site', name);
    await write(path, body);
    if (br) await write(`${path}.br`, br);
    if (gzip) await write(`${path}.gz`, gzip);
  }
  for (const [name, text] of Object.entries(hostFiles)) await write(join(next, name), text);
  // Removing the last site before would leave no site for longer, or after a full disk.
  if (existsSync(join(folder, 'site')))
    await rename(join(folder, 'site'), join(folder, 'next', 'last'));
  for (const name of ['site', 'nginx.conf', 'Caddyfile'])
    await rename(join(next, name), join(folder, name));
  await rm(next, { recursive: true });
  return settings;
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
