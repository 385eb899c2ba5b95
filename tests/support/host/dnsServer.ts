import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER = 12;
/** A pointer to the name of the question, and TXT, IN, and a life of one minute (RFC 1035, 4.1). */
const ANSWER = Buffer.from([0xc0, HEADER, 0, 16, 0, 1, 0, 0, 0, 60]);

/** A name server that knows a few TXT records, each by its name, and no other name. */
export async function startDnsServer(records: Readonly<Record<string, string>>) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answer(query), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');

  function answer(query: Buffer): Buffer {
    const labels: string[] = [];
    let at = HEADER;
    for (let size = query[at] ?? 0; size > 0; size = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + size));
      at += 1 + size;
    }
    const question = query.subarray(HEADER, at + 5);
    const text = records[labels.join('.').toLowerCase()];
    const [code, count] = text === undefined ? [3, 0] : [0, 1];
    const flags = Buffer.from([0x81, 0x80 | code, 0, 1, 0, count, 0, 0, 0, 0]);
    const parts = [query.subarray(0, 2), flags, question];
    if (text !== undefined) {
      parts.push(ANSWER, Buffer.from([0, text.length + 1, text.length]), Buffer.from(text));
    }
    return Buffer.concat(parts);
  }

  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}
