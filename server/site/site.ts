import { Hono, type Context } from 'hono';
import { cacheControl, fileHeaders, HASHED_FOLDER, pageHeaders } from '../../shared/siteHeaders.ts';
import type { RenderedPage } from '../../src/render/prerenderSite.ts';
import type { Build } from './build.ts';
import { serveBuilt } from './serveBuilt.ts';
import { serveRendered } from './serveRendered.ts';

export type ServedSite = ReturnType<typeof createSite>;

/** Serves only the pages and the files that `build` lists (docs/decisions/server/calls.md#h12). */
export function createSite({ root, digests, rendered }: Build, https: boolean) {
  const { files, pages, notFound, contentSecurityPolicy } = rendered;
  const common = fileHeaders(https);
  const headersOfPages = {
    ...common,
    ...pageHeaders(contentSecurityPolicy),
    'Cache-Control': cacheControl.page,
  };
  const cached = { ...common, 'Cache-Control': cacheControl.file };
  const servePage = ({ file, noindex }: RenderedPage, status?: 404) => {
    const headers = { ...headersOfPages, ...(noindex && { 'X-Robots-Tag': 'noindex' }) };
    return serveRendered(file, files, headers, status);
  };

  const routes = new Hono();
  for (const [path, page] of Object.entries(pages)) {
    // One trailing slash is ignored (docs/decisions/pages.md#p5).
    const paths = path === '/' ? [path] : [path, `${path}/`];
    routes.on('GET', paths, servePage(page));
  }
  // Pages are not served under their file names, so that each page has one URL.
  const pageFiles = [...Object.values(pages), notFound].map(({ file }) => file);
  for (const file of Object.keys(files)) {
    if (!pageFiles.includes(file)) routes.get(`/${file}`, serveRendered(file, files, cached));
  }
  for (const [file, digest] of digests) {
    const isHashed = `/${file}`.startsWith(HASHED_FOLDER);
    const headers = isHashed ? { ...common, 'Cache-Control': cacheControl.hashed } : cached;
    routes.get(`/${file}`, serveBuilt(root, file, digest, headers));
  }
  const notFoundPage = servePage(notFound, 404);
  return {
    routes,
    notFound: (context: Context) =>
      ['GET', 'HEAD'].includes(context.req.method)
        ? notFoundPage(context)
        : context.body(null, 405, { ...common, Allow: 'GET, HEAD' }),
  };
}
