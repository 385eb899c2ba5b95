import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { company } from '../content/company.ts';
import { withoutScript } from '../content/withoutScript.ts';
import { promoVideo } from '../content/partnerProgram.ts';
import { notFound, screens, type Screen } from '../routes/screens.ts';
import { videoSource } from '../rules/video.ts';
import { bootScript } from './bootScript.ts';
import { compress } from './compress.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { pageDocument } from './pageDocument.ts';
import { renderScreen } from './renderScreen.tsx';
import { siteFiles } from './siteFiles.ts';

/**
 * Writes the pages into the built site in `folder`, compresses it, and leaves `pages.json` for the
 * host: which file answers which path, and the content security policy.
 */
export async function writePages(folder: string): Promise<void> {
  const site = join(folder, 'site');
  const template = await readFile(join(site, 'index.html'), 'utf8');
  const manifest = JSON.parse(
    await readFile(join(site, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const bootGate = await bootScript('src/boot/gate.ts');
  const bootPublic = await bootScript('src/boot/public.ts');
  const written: string[] = [];

  // One after the other: all renders share the stored email of renderScreen.
  for (const { path, file, module, gated, fillsWindow } of [...screens, notFound]) {
    const page = pageDocument({
      template: withAbsoluteImage(template),
      screen: await renderScreen(path),
      boot: gated ? bootGate : bootPublic,
      ...siteFiles(manifest, module),
      noscript: gated ? howToReachUs() : '',
      fillsWindow,
    });
    await writeFile(join(site, file), page);
    written.push(page);
  }

  await rm(join(site, '.vite'), { recursive: true });
  await compress(site);
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pagesForTheHost(written), null, 2));
}

function pagesForTheHost(written: readonly string[]) {
  const host = import.meta.env.VITE_SETUP_API_HOST;
  const entry = ({ file, indexed }: Screen) => ({ file, noindex: !indexed });
  return {
    contentSecurityPolicy: contentSecurityPolicy({
      pages: written,
      connectTo: host ? new URL(host).origin : undefined,
      frameFrom: playerOrigin(promoVideo.url),
    }),
    pages: Object.fromEntries(screens.map((page) => [page.path, entry(page)])),
    notFound: entry(notFound),
  };
}

/** Where the player of a remote video comes from (docs/decisions/pages.md#p2). */
function playerOrigin(url: string): string | undefined {
  const source = videoSource(url, false);
  return source.kind === 'player' ? new URL(source.src).origin : undefined;
}

/** Link previews want an absolute URL; it is known when PUBLIC_URL is set at build time. */
function withAbsoluteImage(template: string): string {
  const origin = process.env.PUBLIC_URL?.replace(/\/+$/, '') ?? '';
  return template.replace('content="/og-image.png"', `content="${origin}/og-image.png"`);
}

function howToReachUs(): string {
  const { salesEmail, phone } = company;
  const mail = `<a href="mailto:${salesEmail}">${salesEmail}</a>`;
  return withoutScript(`${mail} or <a href="${phone.href}">${phone.text}</a>`);
}
