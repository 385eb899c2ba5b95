import type { HeaderOf } from '../http/origins.ts';
import type { SiteFile, SiteFiles, SitePage } from './siteFiles.ts';

/** Headers of every answer that a browser may show or run. */
interface FixedHeaders {
  readonly page: Readonly<Record<string, string>>;
  readonly file: Readonly<Record<string, string>>;
}

/** Headers that never change while the host runs (decision H12). */
function fixedHeaders(contentSecurityPolicy: string, https: boolean): FixedHeaders {
  const common = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
  return {
    file: common,
    page: {
      ...common,
      'Content-Security-Policy': contentSecurityPolicy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      // Video providers refuse to play for a page that hides its origin.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'DENY',
    },
  };
}

/** One form of a file, with the headers of its answers, all made at the start. */
interface Form {
  readonly coding: 'br' | 'gzip' | undefined;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly headersOfWhole: Readonly<Record<string, string>>;
}

/** The built site, ready to leave from memory. */
export interface Site {
  /** True for the path of a page or a file. */
  has: (path: string) => boolean;
  /** A page, a file, or the not-found page for every other path. */
  respond: (method: string, path: string, header: HeaderOf) => Response;
}

/** Serves the built site. */
export function createSite(site: SiteFiles, https: boolean): Site {
  const fixed = fixedHeaders(site.contentSecurityPolicy, https);
  const refusal = { ...fixed.file, Allow: 'GET, HEAD' };
  const pageForms = ({ file, noindex }: SitePage, ranges: boolean) => {
    const robots = noindex ? { 'X-Robots-Tag': 'noindex' } : {};
    return formsOf(file, { ...fixed.page, ...robots, 'Cache-Control': 'no-cache' }, ranges);
  };
  const notFound = pageForms(site.notFound, false);
  const known = new Map<string, readonly Form[]>();
  for (const [path, file] of site.files)
    known.set(path, formsOf(file, { ...fixed.file, 'Cache-Control': cachingOf(path) }, true));
  for (const [path, page] of site.pages) {
    const forms = pageForms(page, true);
    known.set(path, forms);
    // The rule of the pages' own router: one trailing slash does not count (decision P5).
    if (path !== '/') known.set(`${path}/`, forms);
  }
  return {
    has: (path) => known.has(path),
    respond: (method, path, header) => {
      if (method !== 'GET' && method !== 'HEAD')
        return new Response(null, { status: 405, headers: refusal });
      const forms = known.get(path);
      return forms
        ? answer(forms, method, header)
        : whole(chooseForm(notFound, header('accept-encoding') ?? ''), 404, method);
    },
  };
}

function cachingOf(path: string): string {
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600, must-revalidate';
}

/** The forms of a file, the shortest first, the plain one last. */
function formsOf(file: SiteFile, fixed: Record<string, string>, ranges: boolean): readonly Form[] {
  const form = (body: Form['body'], coding?: 'br' | 'gzip'): Form => {
    const etag = `"${file.etag}${coding ? `-${coding}` : ''}"`;
    const headers = {
      ...fixed,
      'Content-Type': file.type,
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(ranges && !coding ? { 'Accept-Ranges': 'bytes' } : {}),
    };
    const encoding = coding ? { 'Content-Encoding': coding } : {};
    const headersOfWhole = { ...headers, ...encoding, 'Content-Length': String(body.length) };
    return { coding, body, etag, headers, headersOfWhole };
  };
  return [
    ...(file.br ? [form(file.br, 'br')] : []),
    ...(file.gz ? [form(file.gz, 'gzip')] : []),
    form(file.plain),
  ];
}

function answer(forms: readonly Form[], method: string, header: HeaderOf): Response {
  const form = chooseForm(forms, header('accept-encoding') ?? '');
  const { body, coding, etag, headers } = form;
  if (matches(header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  // A range is for GET alone (RFC 9110, 14.2).
  const range =
    coding || method !== 'GET'
      ? undefined
      : rangeOf(header('range'), header('if-range'), etag, body.length);
  if (range === undefined) return whole(form, 200, method);
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${body.length}` },
    });
  const [start, end] = range;
  const part = body.subarray(start, end + 1);
  return new Response(part, {
    status: 206,
    headers: {
      ...headers,
      'Content-Range': `bytes ${start}-${end}/${body.length}`,
      'Content-Length': String(part.length),
    },
  });
}

function whole({ body, headersOfWhole }: Form, status: number, method: string): Response {
  return new Response(method === 'HEAD' ? null : body, { status, headers: headersOfWhole });
}

/**
 * The shortest form that the client takes: brotli, gzip, or the plain one, which everybody takes.
 */
function chooseForm(forms: readonly Form[], accepted: string): Form {
  for (const form of forms) if (!form.coding || takes(accepted, form.coding)) return form;
  throw new Error('A file has no plain form.');
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
