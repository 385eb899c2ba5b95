import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface Page {
  /** The path of the file, relative to the site's folder. */
  readonly file: string;
  readonly noindex: boolean;
}

/** The content of pages.json, which the build writes. */
interface Manifest {
  /** The origin of another login host that the pages call; undefined if they call this server. */
  readonly loginHost?: string;
  readonly contentSecurityPolicy: string;
  readonly pages: Readonly<Record<string, Page>>;
  readonly notFound: Page;
}

/** The built site, listed once at start (docs/decisions/server/calls.md#h12). */
export interface Build extends Manifest {
  readonly root: string;
  /** The digests of the files by path. Compressed copies are not listed. */
  readonly digests: ReadonlyMap<string, string>;
}

/** Reads the build in a folder (`site/` and `pages.json`). Returns undefined if there is none. */
export function readBuild(folder: string): Build | undefined {
  const root = join(folder, 'site');
  const manifestPath = join(folder, 'pages.json');
  if (!existsSync(manifestPath) || !existsSync(root)) return undefined;
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const digests = new Map(
    namesIn(root).map((name) => [name, digestOf(readFileSync(join(root, name)))]),
  );
  for (const { file } of [...Object.values(manifest.pages), manifest.notFound])
    if (!digests.has(file))
      throw new Error(`The build lacks the page ${file}: run \`npm run build\` again.`);
  return { ...manifest, root, digests };
}

/** Lists the files of the site, except compressed copies and files for static hosts. */
function namesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^_(?:headers|redirects)$|\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
