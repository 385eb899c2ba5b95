import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { SECURITY_TXT } from '../../shared/securityTxt.ts';
import {
  cacheControl,
  fileHeaders,
  HASHED_FOLDER,
  NO_FRAMES,
  pageHeaders,
  previewPicture,
} from '../../shared/siteHeaders.ts';
import type { RenderedPage } from '../../src/render/prerenderSite.ts';
import type { Build, Files } from './build.ts';
import { serveFile } from './serveFile.ts';

export type ServedSite = ReturnType<typeof createSite>;

/**
 * Serves only the pages and the files of a build (docs/decisions/server/calls.md#h12). `contact`
 * writes `security.txt`, which would expire in a server that runs for a year.
 */
export function createSite(
  { built, rendered }: Build,
  https: boolean,
  contact: () => string | undefined,
) {
  const { pages, notFound, contentSecurityPolicy } = rendered;
  const common = { ...fileHeaders(https), ...NO_FRAMES };
  const headersOfPages = {
    ...common,
    ...pageHeaders(contentSecurityPolicy),
    'Cache-Control': cacheControl.page,
  };
  const files: Files = { ...built, ...rendered.files };
  const serve = (name: string, ...rest: [headers: Record<string, string>, status?: 404]) => {
    const file = files[name];
    if (!file) throw new Error(`The site lacks ${name}.`);
    return serveFile(name, file, ...rest);
  };
  const servePage = ({ file, noindex }: RenderedPage, status?: 404) =>
    serve(file, { ...headersOfPages, ...(noindex && { 'X-Robots-Tag': 'noindex' }) }, status);

  const routes = new Hono();
  const known = etag();
  routes.get(`/${SECURITY_TXT}`, known, async (context, next) => {
    const text = contact();
    const headers = { ...common, 'Cache-Control': cacheControl.file };
    return text === undefined ? next() : context.text(text, 200, headers);
  });
  for (const [path, page] of Object.entries(pages)) {
    // One trailing slash is ignored (docs/decisions/pages.md#p5).
    const paths = path === '/' ? [path] : [path, `${path}/`];
    routes.on('GET', paths, known, servePage(page));
  }
  // Pages are not served under their file names, so that each page has one URL.
  const pageFiles = [...Object.values(pages), notFound].map(({ file }) => file);
  for (const name of Object.keys(files).filter((each) => !pageFiles.includes(each))) {
    const path = `/${name}`;
    const caching = path.startsWith(HASHED_FOLDER) ? cacheControl.hashed : cacheControl.file;
    const own = path === previewPicture.path ? previewPicture.headers : {};
    routes.get(path, known, serve(name, { ...common, ...own, 'Cache-Control': caching }));
  }
  const notFoundPage = servePage(notFound, 404);
  return {
    routes,
    notFound: (context: Context) =>
      ['GET', 'HEAD'].includes(context.req.method)
        ? notFoundPage(context, () => Promise.resolve())
        : context.body(null, 405, { ...common, Allow: 'GET, HEAD' }),
  };
}
