import type { Manifest } from 'vite';
import type { PageSettings } from '../../shared/site.ts';
import bootGate from 'virtual:inline-script/src/boot/gate.ts';
import bootPublic from 'virtual:inline-script/src/boot/public.ts';
import { videoSource } from '../components/landing/videoSource.ts';
import { promoVideo } from '../content/partnerProgram.ts';
import { notFound, screens, type Screen } from '../routes/screens.ts';
import { compress, type CompressedFile } from './compress.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { paperFiles } from './paperFiles.ts';
import { renderPage } from './renderPage.tsx';
import { scriptUrls } from './scriptUrls.ts';
import { searchFiles } from './searchFiles.ts';
import { staticHosts } from './staticHosts.ts';

export interface RenderInput {
  readonly settings: PageSettings;
  /** The manifest of the assets that Vite has built. */
  readonly manifest: Manifest;
}

export interface RenderedPage {
  /** The name of its file. */
  readonly file: string;
  readonly noindex: boolean;
}

/** Everything of the site that depends on settings. */
export interface RenderedSite {
  readonly files: Readonly<Record<string, CompressedFile>>;
  readonly contentSecurityPolicy: string;
  readonly pages: Readonly<Record<string, RenderedPage>>;
  readonly notFound: RenderedPage;
  /** The files that configure static hosts, by their path in the folder that contains `site`. */
  readonly hostFiles: Readonly<Record<string, string>>;
}

/** Renders the pages and the files that accompany them. */
export async function prerenderSite(
  settings: PageSettings,
  manifest: Manifest,
  now: Date,
): Promise<RenderedSite> {
  const pages = await renderPages(settings, manifest);
  const htmls = Object.fromEntries(Object.entries(pages).map(([file, { html }]) => [file, html]));
  const player = videoSource(promoVideo.url, false);
  const policy = contentSecurityPolicy({
    pages: Object.values(pages),
    connectTo: settings.site.loginHost,
    frameFrom: player && new URL(player.src).origin,
  });
  return {
    files: await compressAll({ ...htmls, ...searchFiles(settings, now), ...paperFiles(settings) }),
    contentSecurityPolicy: policy,
    pages: Object.fromEntries(screens.map((screen) => [screen.path, pageOf(screen)])),
    notFound: pageOf(notFound),
    hostFiles: staticHosts(policy, settings.site.publicUrl),
  };
}

async function renderPages(settings: PageSettings, manifest: Manifest) {
  const pages = [...screens, notFound].map(async (screen) => {
    const scripts = scriptUrls(manifest, screen.module);
    const boot = screen.gated ? bootGate : bootPublic;
    return [screen.file, await renderPage(screen, { settings, scripts, boot })] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

async function compressAll(texts: Readonly<Record<string, string>>) {
  const files = Object.entries(texts).map(
    async ([name, text]) => [name, await compress(Buffer.from(text))] as const,
  );
  return Object.fromEntries(await Promise.all(files));
}

function pageOf({ file, indexed }: Screen): RenderedPage {
  return { file, noindex: !indexed };
}
