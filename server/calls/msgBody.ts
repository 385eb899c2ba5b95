import busboy from 'busboy';

/** The whole body (decision H8), in bytes. */
const BODY_LENGTH = 20 * 1024;
/** The one field, in bytes. */
const FIELD_LENGTH = 16 * 1024;

/** The HTML summary out of the body of call 3, or the status code of the refusal. */
export type MsgBody = { text: string } | { code: 400 | 413 | 415 };

/** Reads a body of at most 20 KiB that holds one field `msgBody` of at most 16 KiB, and no file. */
export async function readMsgBody(request: Request): Promise<MsgBody> {
  // A visitor who leaves in the middle breaks the stream: that is no failure of the host.
  const bytes = await readAtMost(request, BODY_LENGTH).catch(() => 'broken' as const);
  if (bytes === 'broken') return { code: 400 };
  if (bytes === undefined) return { code: 413 };
  const type = multipartType(request.headers.get('content-type') ?? '', bytes);
  if (type === undefined) return { code: 415 };
  return parseField(bytes, type);
}

async function readAtMost(request: Request, most: number): Promise<Buffer | undefined> {
  const promised = request.headers.get('content-length');
  // node:http reads no more than was promised, and a whole body costs much less than its pieces.
  if (promised !== null)
    return Number(promised) > most ? undefined : Buffer.from(await request.arrayBuffer());
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The multipart type with its boundary. A client that takes the specification at its word sends a
 * JSON header over a multipart body; then the boundary is read from the body's first line.
 */
function multipartType(header: string, bytes: Buffer): string | undefined {
  if (/^multipart\/form-data\s*;.*boundary=/i.test(header)) return header;
  if (header !== '' && !/^application\/json\b/i.test(header)) return undefined;
  const boundary = /^--([\w'()+,./:=?-]{1,70})\r\n/.exec(
    bytes.subarray(0, 100).toString('latin1'),
  )?.[1];
  return boundary && `multipart/form-data; boundary="${boundary}"`;
}

function parseField(bytes: Buffer, type: string): Promise<MsgBody> {
  return new Promise((resolve) => {
    const refuse = (code: 400 | 413) => resolve({ code });
    let text: string | undefined;
    try {
      const parser = busboy({
        headers: { 'content-type': type },
        defCharset: 'utf8',
        limits: {
          fieldNameSize: 50,
          // Busboy calls a field too long as soon as it reaches this.
          fieldSize: FIELD_LENGTH + 1,
          fields: 1,
          files: 0,
          // Busboy counts the closing boundary too: two means that a second part is refused.
          parts: 2,
          headerPairs: 20,
        },
      });
      parser.on('field', (name, value, info) => {
        if (info.valueTruncated) refuse(413);
        else if (name === 'msgBody' && value.trim() !== '') text = value;
      });
      for (const event of ['partsLimit', 'fieldsLimit', 'filesLimit', 'error'] as const)
        parser.on(event, () => refuse(400));
      parser.on('close', () => resolve(text === undefined ? { code: 400 } : { text }));
      parser.end(bytes);
    } catch {
      refuse(400);
    }
  });
}
