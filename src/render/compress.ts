import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file as it is served. A compressed copy that is not smaller is absent. */
export interface CompressedFile {
  readonly body: Bytes;
  readonly br?: Bytes | undefined;
  readonly gzip?: Bytes | undefined;
}

export async function compress(body: Bytes): Promise<CompressedFile> {
  const [br, gz] = await Promise.all([
    // Brotli's default is its maximum quality.
    promisify(brotliCompress)(body),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const smaller = (copy: Bytes) => (copy.length < body.length ? copy : undefined);
  return { body, br: smaller(br), gzip: smaller(gz) };
}
