import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { promoVideo } from '../content/partnerProgram.ts';
import { notFound, screens, type Screen } from '../routes/screens.ts';
import { readPageSettings } from '../../server/settings/pageSettings.ts';
import { videoSource } from '../components/landing/videoSource.ts';
import { bootScript } from './bootScript.ts';
import { compress } from './compress.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { pageDocument } from './pageDocument.ts';
import { pageHead } from './pageHead.ts';
import { renderScreen } from './renderScreen.tsx';
import { searchFiles } from './searchFiles.ts';
import { scriptUrls } from './scriptUrls.ts';
import { staticHosts } from './staticHosts.ts';

/** Completes the site that Vite built in `next`, then replaces the last build with it. */
export async function writePages(folder: string): Promise<void> {
  const next = join(folder, 'next');
  const site = join(next, 'site');
  const { publicUrl: origin, securityContact } = readPageSettings(process.env);
  if (!origin)
    process.stdout.write(
      'PUBLIC_URL is not set: the pages have no canonical link and no preview picture, and there is no sitemap.\n',
    );
  const pages = await renderPages(site, origin);
  const player = videoSource(promoVideo.url, false);
  const policy = contentSecurityPolicy({
    pages: Object.values(pages),
    connectTo: __SITE__.loginHost,
    frameFrom: player && new URL(player.src).origin,
  });
  const hosts = staticHosts(policy, origin);
  const { SOURCE_DATE_EPOCH } = process.env;
  const now = SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now();
  await writeFiles(site, {
    ...pages,
    ...searchFiles({ origin, securityContact, now: new Date(now) }),
    _headers: hosts.headers,
    _redirects: hosts.redirects,
  });
  await rm(join(site, '.vite'), { recursive: true });
  await compress(site);
  await writeFiles(next, {
    'nginx.conf': hosts.nginx,
    Caddyfile: hosts.caddy,
    'pages.json': JSON.stringify(pagesForOurServer(policy), null, 2),
  });
  await replaceBuild(folder, next);
}

async function renderPages(site: string, origin: string | undefined) {
  const template = await readFile(join(site, 'index.html'), 'utf8');
  const manifest = JSON.parse(
    await readFile(join(site, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const names = Object.fromEntries(screens.map(({ path, name }) => [path, name]));
  const bootGate = await bootScript('src/boot/gate.ts', names);
  const bootPublic = await bootScript('src/boot/public.ts', names);
  const pages: Record<string, string> = {};
  // Screens are rendered one after the other, because they share the stored pending code.
  for (const screen of [...screens, notFound]) {
    pages[screen.file] = pageDocument({
      template,
      screen,
      rendered: await renderScreen(screen.path),
      meta: pageHead(screen, origin),
      boot: screen.gated ? bootGate : bootPublic,
      scripts: scriptUrls(manifest, screen.module),
    });
  }
  return pages;
}

async function writeFiles(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

function pagesForOurServer(policy: string) {
  const entry = ({ file, indexed }: Screen) => ({ file, noindex: !indexed });
  return {
    loginHost: __SITE__.loginHost,
    contentSecurityPolicy: policy,
    pages: Object.fromEntries(screens.map((page) => [page.path, entry(page)])),
    notFound: entry(notFound),
  };
}

/** Removes pages.json first and writes it last: without it, our server serves no pages. */
async function replaceBuild(folder: string, next: string): Promise<void> {
  await rm(join(folder, 'pages.json'), { force: true });
  await rm(join(folder, 'site'), { recursive: true, force: true });
  for (const name of ['site', 'nginx.conf', 'Caddyfile', 'pages.json'])
    await rename(join(next, name), join(folder, name));
  await rm(next, { recursive: true });
}
