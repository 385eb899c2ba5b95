import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** One file of the built site, in memory, with the shorter forms that the build has written. */
export interface SiteFile {
  readonly type: string;
  /** A strong validator of the plain form; the others add their name to it. */
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer> | undefined;
  readonly gz: Uint8Array<ArrayBuffer> | undefined;
}

/** A page of the built site. */
export interface SitePage {
  readonly file: SiteFile;
  readonly noindex: boolean;
}

/** Everything that the host serves besides its calls, read once at start. */
export interface SiteFiles {
  readonly contentSecurityPolicy: string;
  readonly pages: ReadonlyMap<string, SitePage>;
  readonly notFound: SitePage;
  /** Files that are no pages, by their path. */
  readonly files: ReadonlyMap<string, SiteFile>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

interface PageEntry {
  file: string;
  noindex: boolean;
}

interface PagesManifest {
  contentSecurityPolicy: string;
  pages: Record<string, PageEntry>;
  notFound: PageEntry;
}

/**
 * Reads a build (`site/` and `pages.json` below `folder`), or gives undefined when there is none.
 */
export function readSiteFiles(folder: string): SiteFiles | undefined {
  const root = join(folder, 'site');
  const manifestPath = join(folder, 'pages.json');
  if (!existsSync(manifestPath) || !existsSync(root)) return undefined;
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as PagesManifest;
  const files = new Map<string, SiteFile>();
  for (const path of pathsIn(root)) files.set(`/${path}`, readSiteFile(join(root, path)));
  const pageOf = ({ file, noindex }: PageEntry): SitePage => {
    const found = files.get(`/${file}`);
    if (!found)
      throw new Error(
        `The build names the page ${file} but does not hold it: run \`npm run build\` again.`,
      );
    return { file: found, noindex };
  };
  const pages = new Map(
    Object.entries(manifest.pages).map(([path, entry]) => [path, pageOf(entry)]),
  );
  const notFound = pageOf(manifest.notFound);
  // A page has one address: its file name is not another one.
  for (const entry of [...Object.values(manifest.pages), manifest.notFound])
    files.delete(`/${entry.file}`);
  return { contentSecurityPolicy: manifest.contentSecurityPolicy, pages, notFound, files };
}

function pathsIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(root, name)).isFile() && !/\.(?:br|gz)$/.test(name))
    .map((name) => relative(root, join(root, name)).split(sep).join('/'));
}

function readSiteFile(path: string): SiteFile {
  const plain = new Uint8Array(readFileSync(path));
  const shorter = (ending: string) =>
    existsSync(path + ending) ? new Uint8Array(readFileSync(path + ending)) : undefined;
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    br: shorter('.br'),
    gz: shorter('.gz'),
  };
}
