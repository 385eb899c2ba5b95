import type { Context, Handler } from 'hono';
import { accepts } from 'hono/accepts';
import { getMimeType } from 'hono/utils/mime';
import type { Headers } from '../../shared/siteHeaders.ts';
import type { CompressedFile } from '../../src/render/compress.ts';
import { digestOf } from './build.ts';

/** Serves a file from memory: compressed if the client accepts that, otherwise also in parts. */
export function serveFile(
  name: string,
  file: CompressedFile,
  headers: Headers,
  status: 200 | 404 = 200,
): Handler {
  const digest = digestOf(file.body);
  // Hono's table lacks subtitles.
  const type = name.endsWith('.vtt') ? 'text/vtt; charset=utf-8' : getMimeType(name);
  const encodings = (['br', 'gzip'] as const).filter((encoding) => file[encoding]);
  return (context) => {
    const encoding = encodings.find((each) => each === acceptedOf(context, encodings));
    const body = (encoding && file[encoding]) ?? file.body;
    const common = {
      ...headers,
      ...(encoding ? { 'Content-Encoding': encoding } : { 'Accept-Ranges': 'bytes' }),
      'Content-Type': type ?? 'application/octet-stream',
      ETag: `"${digest}${encoding ? `-${encoding}` : ''}"`,
      Vary: 'Accept-Encoding',
    };
    const [start, end] = (status === 200 && !encoding && rangeOf(context, body.length)) || [
      0,
      body.length,
    ];
    const part = body.subarray(start, end);
    const length = { 'Content-Length': String(part.length) };
    if (part.length === body.length) return context.body(body, status, { ...common, ...length });
    const unit = part.length > 0 ? `${start}-${end - 1}` : '*';
    return context.body(part, part.length > 0 ? 206 : 416, {
      ...common,
      ...length,
      'Content-Range': `bytes ${unit}/${body.length}`,
    });
  };
}

/** Prefers the smaller copy. By default, the client's order would decide. */
function acceptedOf(context: Context, supports: string[]): string {
  return accepts(context, {
    header: 'Accept-Encoding',
    supports,
    default: '',
    match: (accepted) =>
      supports.find((each) => accepted.some(({ type, q }) => type === each && q > 0)) ?? '',
  });
}

/**
 * Returns the start and the end of the one range that the client asks for. For several ranges, or
 * with `If-Range`, it gets the whole file (RFC 9110, section 14.2).
 */
function rangeOf({ req }: Context, size: number): [start: number, end: number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(req.header('range') ?? '') ?? [];
  if (req.method !== 'GET' || first + last === '' || req.header('if-range') !== undefined)
    return undefined;
  if (first === '') return [Math.max(0, size - Number(last)), size];
  return [Number(first), last === '' ? size : Math.min(size, Number(last) + 1)];
}
