import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Status codes by the parser's error, as in Node's own answers; the rest is a bad request. */
const CODES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const BODY = '{"status":false}';

/**
 * Answers what cannot be read as HTTP, is longer than the host reads or never ends, and closes its
 * connection. Node's own answers have no body, and every answer of the calls is JSON (decision H3).
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  const code = CODES[error.code ?? ''] ?? 400;
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${code} ${STATUS_CODES[code]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${BODY.length}`,
        'Cache-Control: no-store',
        'X-Content-Type-Options: nosniff',
        'Connection: close',
        '',
        BODY,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}
