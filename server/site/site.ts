import {
  cacheControl,
  fileHeaders,
  HASHED_FOLDER,
  pageHeaders,
} from '../../src/config/siteHeaders.ts';
import type { HeaderOf } from '../http/caller.ts';
import { byteRange } from './byteRange.ts';
import type { Encoded, SiteFile, SiteFiles, SitePage } from './siteFiles.ts';

export interface Site {
  /** The origin of the login host that the pages call; empty for their own host. */
  readonly loginHost: string;
  has: (path: string) => boolean;
  /** A page, a file, or the not-found page for every other path. */
  respond: (method: string, path: string, header: HeaderOf) => Response;
}

/** One encoding of a file, with the headers of its answers. */
interface Variant extends Encoded {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** For an answer that carries the whole body. */
  readonly wholeHeaders: Readonly<Record<string, string>>;
}

/** Serves the built site from memory (docs/decisions/host.md#h12). */
export function createSite(site: SiteFiles, https: boolean): Site {
  const headersOfFiles = fileHeaders(https);
  const headersOfPages = {
    ...headersOfFiles,
    ...pageHeaders(site.contentSecurityPolicy),
    'Cache-Control': cacheControl.page,
  };
  const variantsOfPage = ({ file, noindex }: SitePage) =>
    variantsOf(file, { ...headersOfPages, ...(noindex && { 'X-Robots-Tag': 'noindex' }) });

  const notFound = variantsOfPage(site.notFound);
  const known = new Map<string, readonly Variant[]>();
  for (const [path, file] of site.files)
    known.set(path, variantsOf(file, { ...headersOfFiles, 'Cache-Control': cacheControlOf(path) }));
  for (const [path, page] of site.pages) {
    const variants = variantsOfPage(page);
    known.set(path, variants);
    // One trailing slash is ignored (docs/decisions/pages.md#p5).
    if (path !== '/') known.set(`${path}/`, variants);
  }

  return {
    loginHost: site.loginHost,
    has: (path) => known.has(path),
    respond: (method, path, header) => {
      if (method !== 'GET' && method !== 'HEAD')
        return new Response(null, {
          status: 405,
          headers: { ...headersOfFiles, Allow: 'GET, HEAD' },
        });
      const variants = known.get(path);
      const variant = chooseVariant(variants ?? notFound, header('accept-encoding') ?? '');
      return variants ? answer(variant, method, header) : whole(variant, 404, method);
    },
  };
}

function cacheControlOf(path: string): string {
  return path.startsWith(HASHED_FOLDER) ? cacheControl.hashed : cacheControl.file;
}

function variantsOf(file: SiteFile, common: Readonly<Record<string, string>>): readonly Variant[] {
  return file.encodings.map(({ encoding, body }) => {
    const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
    const headers = {
      ...common,
      'Content-Type': file.type,
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(!encoding && { 'Accept-Ranges': 'bytes' }),
    };
    const wholeHeaders = {
      ...headers,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
    };
    return { encoding, body, etag, headers, wholeHeaders };
  });
}

function chooseVariant(variants: readonly Variant[], accepted: string): Variant {
  for (const variant of variants)
    if (!variant.encoding || accepts(accepted, variant.encoding)) return variant;
  throw new Error('A file has no plain variant.');
}

function accepts(accepted: string, encoding: string): boolean {
  return accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.replaceAll(/\s/g, ''))
    .some((part) => part.split(';')[0] === encoding && !/;q=0(?:\.0*)?$/.test(part));
}

function answer(variant: Variant, method: string, header: HeaderOf): Response {
  const { body, encoding, etag, headers } = variant;
  if (matches(header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const hasRange = !encoding && method === 'GET' && [undefined, etag].includes(header('if-range'));
  const range = hasRange ? byteRange(header('range'), body.length) : undefined;
  if (range === undefined) return whole(variant, 200, method);
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${body.length}` },
    });
  const [start, end] = range;
  return new Response(body.subarray(start, end + 1), {
    status: 206,
    headers: {
      ...headers,
      'Content-Range': `bytes ${start}-${end}/${body.length}`,
      'Content-Length': String(end + 1 - start),
    },
  });
}

function matches(condition: string | undefined, etag: string): boolean {
  const tags = condition?.split(',').map((tag) => tag.trim()) ?? [];
  return tags.some((tag) => ['*', etag, `W/${etag}`].includes(tag));
}

function whole({ body, wholeHeaders }: Variant, status: number, method: string): Response {
  return new Response(method === 'HEAD' ? null : body, { status, headers: wholeHeaders });
}
