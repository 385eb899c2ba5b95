import type { HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { SUMMARY_FIELD } from '../../shared/setupCalls.ts';

/** The maximum sizes of the body and of its field, in bytes (docs/decisions/server/calls.md#h8). */
const BODY_LENGTH = 20 * 1024;
const FIELD_LENGTH = 16 * 1024;

/** The HTML summary in the body of call 3, or the status code of the refusal. */
type MsgBody = { text: string } | { code: 400 | 413 | 415 };

export const limitBody = bodyLimit({
  maxSize: BODY_LENGTH,
  onError: (context) => context.json({ status: false }, 413),
});

/** Reads the body of call 3, which must have one field, `msgBody`, and no file. */
export async function readMsgBody(req: HonoRequest): Promise<MsgBody> {
  const bytes = Buffer.from(await req.arrayBuffer());
  const type = multipartType(req.header('content-type') ?? '', bytes);
  return type === undefined ? { code: 415 } : readField(bytes, type);
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
