import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';

/** The bytes of a file in one encoding, or plain. */
export interface Encoded {
  readonly encoding: 'br' | 'gzip' | undefined;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** One file of the built site: the encodings that the build has written, and last the plain one. */
export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly encodings: readonly Encoded[];
}

export interface SitePage {
  readonly file: SiteFile;
  readonly noindex: boolean;
}

/** What the host serves beside its calls, read once at start. */
export interface SiteFiles {
  /** The origin of the login host that the pages call; empty for their own host. */
  readonly loginHost: string;
  readonly contentSecurityPolicy: string;
  readonly pages: ReadonlyMap<string, SitePage>;
  readonly notFound: SitePage;
  /** The files that are no pages, by path. */
  readonly files: ReadonlyMap<string, SiteFile>;
}

const TYPES = { ...mimes, vtt: 'text/vtt; charset=utf-8' };
const ENCODINGS = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
  ['', undefined],
] as const;

interface PageEntry {
  file: string;
  noindex: boolean;
}

/** What the build writes into pages.json. */
interface PagesManifest {
  loginHost: string;
  contentSecurityPolicy: string;
  pages: Record<string, PageEntry>;
  notFound: PageEntry;
}

/** Reads a build (`site/` and `pages.json` below `folder`); undefined when there is none. */
export function readSiteFiles(folder: string): SiteFiles | undefined {
  const root = join(folder, 'site');
  const manifestPath = join(folder, 'pages.json');
  if (!existsSync(manifestPath) || !existsSync(root)) return undefined;
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as PagesManifest;
  const files = new Map(filesIn(root).map((path) => [urlPath(root, path), readSiteFile(path)]));
  const pageOf = ({ file: name, noindex }: PageEntry): SitePage => {
    const file = files.get(`/${name}`);
    if (file) return { file, noindex };
    throw new Error(`The build has no file for the page ${name}: run \`npm run build\` again.`);
  };
  const entries = Object.entries(manifest.pages);
  const pages = new Map(entries.map(([path, entry]) => [path, pageOf(entry)]));
  const notFound = pageOf(manifest.notFound);
  // The file name of a page is not a second address of it.
  for (const { file } of [...Object.values(manifest.pages), manifest.notFound])
    files.delete(`/${file}`);
  const { loginHost, contentSecurityPolicy } = manifest;
  return { loginHost, contentSecurityPolicy, pages, notFound, files };
}

/** The files of the site, without the compressed ones and those for other hosts (`_headers`). */
function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^_(?:headers|redirects)$|\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function urlPath(root: string, path: string): string {
  return `/${relative(root, path).split(sep).join('/')}`;
}

function readSiteFile(path: string): SiteFile {
  const plain = readFileSync(path);
  return {
    type: getMimeType(path, TYPES) ?? 'application/octet-stream',
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    encodings: ENCODINGS.filter(([ending]) => existsSync(path + ending)).map(
      ([ending, encoding]) => ({ encoding, body: new Uint8Array(readFileSync(path + ending)) }),
    ),
  };
}
