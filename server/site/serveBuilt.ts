import { serveStatic } from '@hono/node-server/serve-static';
import type { Handler } from 'hono';
import type { Headers } from '../../shared/siteHeaders.ts';
import { etagOf, notModified } from './etag.ts';

/** Serves a file from disk, with the validators and headers that `serveStatic` does not set. */
export function serveBuilt(root: string, file: string, digest: string, headers: Headers): Handler {
  const serve = serveStatic({ root, path: file, precompressed: true });
  return async (context) => {
    const known = notModified(context, digest, headers);
    if (known) return known;
    const { req } = context;
    // Sends the whole file for an outdated `If-Range`, several ranges or an unknown unit (RFC 9110,
    // section 14.2).
    const isSame = [undefined, etagOf(digest)].includes(req.header('if-range'));
    if (!isSame || !/^bytes=\d*-\d*$/.test(req.header('range') ?? ''))
      req.raw.headers.delete('range');
    const response = await serve(context, () => Promise.resolve());
    // There is no response if the file was removed after the start.
    if (!response) return context.body(null, 404);
    const { headers: served } = response;
    for (const [name, value] of Object.entries(headers)) served.set(name, value);
    const encoding = served.get('content-encoding');
    served.set('ETag', etagOf(digest, encoding));
    served.set('Vary', 'Accept-Encoding');
    if (!encoding) served.set('Accept-Ranges', 'bytes');
    if (file.endsWith('.vtt')) served.set('Content-Type', 'text/vtt; charset=utf-8');
    served.delete('Last-Modified');
    return response;
  };
}
