import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import {
  cacheControl,
  fileHeaders,
  HASHED_FOLDER,
  pageHeaders,
  type Headers,
} from '../../shared/siteHeaders.ts';
import type { Build, Page } from './build.ts';

export type Site = ReturnType<typeof createSite>;

type Respond = (context: Context) => Response | Promise<Response>;

/** Serves only the files that `build` lists (docs/decisions/server/calls.md#h12). */
export function createSite(build: Build, https: boolean) {
  const common = fileHeaders(https);
  const headersOfPages = {
    ...common,
    ...pageHeaders(build.contentSecurityPolicy),
    'Cache-Control': cacheControl.page,
  };
  const serve = (file: string, headers: Headers, status: 200 | 404 = 200) =>
    fileHandler(build, file, headers, status);
  const servePage = ({ file, noindex }: Page, status?: 404) =>
    serve(file, { ...headersOfPages, ...(noindex && { 'X-Robots-Tag': 'noindex' }) }, status);

  const routes = new Hono();
  for (const [path, page] of Object.entries(build.pages)) {
    // One trailing slash is ignored (docs/decisions/pages.md#p5).
    const paths = path === '/' ? [path] : [path, `${path}/`];
    routes.on('GET', paths, servePage(page));
  }
  // Pages are not served under their file names, so that each page has one URL.
  const pageFiles = [...Object.values(build.pages), build.notFound].map(({ file }) => file);
  for (const file of build.digests.keys()) {
    if (pageFiles.includes(file)) continue;
    const caching = `/${file}`.startsWith(HASHED_FOLDER) ? cacheControl.hashed : cacheControl.file;
    routes.get(`/${file}`, serve(file, { ...common, 'Cache-Control': caching }));
  }
  const notFoundPage = servePage(build.notFound, 404);
  return {
    loginHost: build.loginHost,
    routes,
    notFound: (context: Context) =>
      ['GET', 'HEAD'].includes(context.req.method)
        ? notFoundPage(context)
        : context.body(null, 405, { ...common, Allow: 'GET, HEAD' }),
  };
}

/** Serves one file, with the validators and headers that `serveStatic` does not set. */
function fileHandler(
  { root, digests }: Build,
  file: string,
  headers: Headers,
  status: 200 | 404,
): Respond {
  const serve = serveStatic({ root, path: file, precompressed: true });
  const etagOf = (encoding: string | null) =>
    `"${digests.get(file)}${encoding ? `-${encoding}` : ''}"`;
  const etags = [null, 'br', 'gzip'].map(etagOf);
  return async (context) => {
    const { req } = context;
    const known = (req.header('if-none-match') ?? '')
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, '').replace('*', etagOf(null)))
      .find((tag) => etags.includes(tag));
    if (known && status === 200)
      return context.body(null, 304, { ...headers, ETag: known, Vary: 'Accept-Encoding' });
    // Sends the whole file for an outdated `If-Range`, several ranges or an unknown unit (RFC 9110,
    // section 14.2).
    const isSame = [undefined, etagOf(null)].includes(req.header('if-range'));
    if (status === 404 || !isSame || !/^bytes=\d*-\d*$/.test(req.header('range') ?? ''))
      req.raw.headers.delete('range');
    const response = await serve(context, () => Promise.resolve());
    // There is no response if the file was removed after the start.
    if (!response) return context.body(null, 404);
    const { headers: served } = response;
    for (const [name, value] of Object.entries(headers)) served.set(name, value);
    const encoding = served.get('content-encoding');
    served.set('ETag', etagOf(encoding));
    served.set('Vary', 'Accept-Encoding');
    if (!encoding) served.set('Accept-Ranges', 'bytes');
    if (file.endsWith('.vtt')) served.set('Content-Type', 'text/vtt; charset=utf-8');
    served.delete('Last-Modified');
    return status === 200 ? response : new Response(response.body, { status, headers: served });
  };
}
