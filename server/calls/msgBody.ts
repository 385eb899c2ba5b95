import { SUMMARY_FIELD } from '../../shared/setupCalls.ts';

/** The maximum sizes of the body and of its field, in bytes (docs/decisions/server/calls.md#h8). */
const BODY_LENGTH = 20 * 1024;
const FIELD_LENGTH = 16 * 1024;

/** The HTML summary in the body of call 3, or the status code of the refusal. */
type MsgBody = { text: string } | { code: 400 | 413 | 415 };

/** Reads the body of call 3, which must have one field, `msgBody`, and no file. */
export async function readMsgBody(request: Request): Promise<MsgBody> {
  // If a visitor leaves the page, the stream breaks. This is not a failure of the server.
  const bytes = await readBytes(request).catch(() => 'broken' as const);
  if (bytes === 'broken') return { code: 400 };
  if (bytes === 'too long') return { code: 413 };
  const type = multipartType(request.headers.get('content-type') ?? '', bytes);
  return type === undefined ? { code: 415 } : readField(bytes, type);
}

async function readBytes(request: Request): Promise<Buffer<ArrayBuffer> | 'too long'> {
  const promised = request.headers.get('content-length');
  // Reading all bytes at once is faster, and safe: node:http stops at the declared length.
  if (promised !== null)
    return Number(promised) > BODY_LENGTH ? 'too long' : Buffer.from(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > BODY_LENGTH) return 'too long';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Returns the multipart type with its boundary. A client that follows the specification literally
 * sends a JSON Content-Type with a multipart body. In that case, the body supplies the boundary.
 */
function multipartType(header: string, bytes: Buffer): string | undefined {
  if (/^multipart\/form-data\s*;.*boundary=/i.test(header)) return header;
  if (header !== '' && !/^application\/json\b/i.test(header)) return undefined;
  const start = bytes.subarray(0, 100).toString('latin1');
  const boundary = /^--([\w'()+,./:=?-]{1,70})\r\n/.exec(start)?.[1];
  return boundary && `multipart/form-data; boundary="${boundary}"`;
}

async function readField(bytes: Buffer<ArrayBuffer>, type: string): Promise<MsgBody> {
  const body = new Response(bytes, { headers: { 'Content-Type': type } });
  const form = await body.formData().catch(() => new FormData());
  const text = form.get(SUMMARY_FIELD);
  if ([...form].length !== 1 || typeof text !== 'string' || text.trim() === '')
    return { code: 400 };
  return Buffer.byteLength(text) > FIELD_LENGTH ? { code: 413 } : { text };
}
