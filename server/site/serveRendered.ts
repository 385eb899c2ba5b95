import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getMimeType } from 'hono/utils/mime';
import type { Headers } from '../../shared/siteHeaders.ts';
import type { CompressedFile } from '../../src/render/compress.ts';
import { digestOf } from './build.ts';
import { etagOf, notModified } from './etag.ts';

/** Serves a rendered file from memory, compressed if the client accepts that. */
export function serveRendered(
  name: string,
  files: Readonly<Record<string, CompressedFile>>,
  headers: Headers,
  status: 200 | 404 = 200,
): (context: Context) => Response {
  const file = files[name];
  if (!file) throw new Error(`The rendered site lacks ${name}.`);
  const digest = digestOf(file.body);
  const type = getMimeType(name) ?? 'application/octet-stream';
  return (context) => {
    const known = status === 200 ? notModified(context, digest, headers) : undefined;
    if (known) return known;
    const encoding = accepts(context, {
      header: 'Accept-Encoding',
      supports: ['br', 'gzip'],
      default: '',
      // Prefers the smaller copy. By default, the client's order would decide.
      match: (accepted, { supports }) =>
        supports.find((each) => accepted.some(({ type, q }) => type === each && q > 0)) ?? '',
    });
    const copy = encoding === 'br' ? file.br : encoding === 'gzip' ? file.gzip : undefined;
    const body = copy ?? file.body;
    return context.body(body, status, {
      ...headers,
      ...(copy && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
      'Content-Type': type,
      ETag: etagOf(digest, copy && encoding),
      Vary: 'Accept-Encoding',
    });
  };
}
