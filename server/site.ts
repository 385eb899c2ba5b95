import type { HeaderOf } from './edge.ts';
import type { SiteFile, SiteFiles, SitePage } from './siteFiles.ts';

/** Headers of every answer that a browser may show or run. */
export interface FixedHeaders {
  readonly page: Readonly<Record<string, string>>;
  readonly file: Readonly<Record<string, string>>;
}

/** Headers that never change while the host runs (decision H12). */
export function fixedHeaders(contentSecurityPolicy: string, https: boolean): FixedHeaders {
  const common = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
  const framed = /(?:^|;)\s*frame-ancestors\b/.test(contentSecurityPolicy);
  return {
    file: common,
    page: {
      ...common,
      'Content-Security-Policy': framed
        ? contentSecurityPolicy
        : `${contentSecurityPolicy}; frame-ancestors 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      // Video providers refuse to play for a page that hides its origin.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'DENY',
    },
  };
}

/** Serves the built site: pages, files, and the not-found page for every other path. */
export function createSite(
  site: SiteFiles,
  https: boolean,
): (method: string, path: string, header: HeaderOf) => Response {
  const headers = fixedHeaders(site.contentSecurityPolicy, https);
  return (method, path, header) => {
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...headers.file, Allow: 'GET, HEAD' } });
    // The rule of the pages' own router: one trailing slash does not count (decision P5).
    const page = site.pages.get(path.replace(/^(\/[^/]+)\/$/, '$1'));
    if (page) return pageResponse(page, 200, method, header, headers.page);
    const file = site.files.get(path);
    if (!file) return pageResponse(site.notFound, 404, method, header, headers.page);
    const caching = path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600, must-revalidate';
    return fileResponse(file, 200, method, header, { ...headers.file, 'Cache-Control': caching });
  };
}

function pageResponse(
  page: SitePage,
  status: number,
  method: string,
  header: HeaderOf,
  fixed: FixedHeaders['page'],
): Response {
  const robots = page.noindex ? { 'X-Robots-Tag': 'noindex' } : {};
  return fileResponse(page.file, status, method, header, {
    ...fixed,
    ...robots,
    'Cache-Control': 'no-cache',
  });
}

function fileResponse(
  file: SiteFile,
  status: number,
  method: string,
  header: HeaderOf,
  fixed: Record<string, string>,
): Response {
  const { body, encoding } = chooseForm(file, header('accept-encoding') ?? '');
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = {
    ...fixed,
    'Content-Type': file.type,
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  if (status === 200 && matches(header('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  if (!encoding && status === 200) {
    headers['Accept-Ranges'] = 'bytes';
    const range = rangeOf(header('range'), header('if-range'), etag, body.length);
    if (range === 'unsatisfiable')
      return new Response(null, {
        status: 416,
        headers: { ...headers, 'Content-Range': `bytes */${body.length}` },
      });
    if (range) return partResponse(body, range, method, headers);
  }
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String(body.length);
  return new Response(method === 'HEAD' ? null : body, { status, headers });
}

function partResponse(
  body: Uint8Array<ArrayBuffer>,
  [start, end]: readonly [number, number],
  method: string,
  headers: Record<string, string>,
): Response {
  const part = body.subarray(start, end + 1);
  headers['Content-Range'] = `bytes ${start}-${end}/${body.length}`;
  headers['Content-Length'] = String(part.length);
  return new Response(method === 'HEAD' ? null : part, { status: 206, headers });
}

/** The shortest form that the client takes: brotli, gzip, or the plain one. */
function chooseForm(
  file: SiteFile,
  accepted: string,
): { body: Uint8Array<ArrayBuffer>; encoding?: 'br' | 'gzip' } {
  if (file.br && takes(accepted, 'br')) return { body: file.br, encoding: 'br' };
  if (file.gz && takes(accepted, 'gzip')) return { body: file.gz, encoding: 'gzip' };
  return { body: file.plain };
}

function takes(accepted: string, coding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', quality = ''] = part
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim());
    return name === coding && !/^q=0(?:\.0*)?$/.test(quality);
  });
}

function matches(condition: string | undefined, etag: string): boolean {
  return (
    condition !== undefined &&
    condition.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim()))
  );
}

/** First and last byte of a single range (RFC 9110, 14.1.2); undefined: send all of it. */
function rangeOf(
  range: string | undefined,
  condition: string | undefined,
  etag: string,
  length: number,
): readonly [number, number] | 'unsatisfiable' | undefined {
  if (condition !== undefined && condition !== etag) return undefined;
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start >= length || start > end ? 'unsatisfiable' : [start, end];
}
