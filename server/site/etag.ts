import type { Context } from 'hono';
import type { Headers } from '../../shared/siteHeaders.ts';

/** The ETag of a file with this digest. Each encoding has its own. */
export function etagOf(digest: string, encoding?: string | null): string {
  return `"${digest}${encoding ? `-${encoding}` : ''}"`;
}

/** Returns the response to a client that already has the file, or undefined. */
export function notModified(
  context: Context,
  digest: string,
  headers: Headers,
): Response | undefined {
  const etags = [undefined, 'br', 'gzip'].map((encoding) => etagOf(digest, encoding));
  const known = (context.req.header('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, '').replace('*', etagOf(digest)))
    .find((tag) => etags.includes(tag));
  if (!known) return undefined;
  return context.body(null, 304, { ...headers, ETag: known, Vary: 'Accept-Encoding' });
}
