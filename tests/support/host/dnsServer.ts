import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER = 12;

/** What is known of a name: its records, or how the server fails to answer. */
export type Name = readonly DnsRecord[] | 'failing' | 'silent';

interface DnsRecord {
  /** The number of its type (RFC 1035, 3.2.2). */
  readonly type: number;
  readonly data: Buffer;
}

export const txt = (text: string): DnsRecord => ({
  type: 16,
  data: Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]),
});
/** An empty exchange makes a null MX (RFC 7505). */
export const mx = (exchange: string): DnsRecord => ({
  type: 15,
  data: Buffer.concat([Buffer.from([0, 0]), encodeName(exchange)]),
});
export const a = (ip: string): DnsRecord => ({
  type: 1,
  data: Buffer.from(ip.split('.').map(Number)),
});
/** The address of this machine. */
export const aaaa: DnsRecord = { type: 28, data: Buffer.from(`${'00'.repeat(15)}01`, 'hex') };

/** A name server that knows a few names, and no other. */
export async function startDnsServer(names: Readonly<Record<string, Name>>) {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, type, question } = readQuestion(query);
    asked.push(name);
    const known = names[name];
    if (known === 'silent') return;
    const records = Array.isArray(known) ? known.filter((record) => record.type === type) : [];
    const code = known === undefined ? 3 : known === 'failing' ? 2 : 0;
    socket.send(answer(query, code, question, records), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    /** The names that were asked for, once for each question. */
    asked,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function readQuestion(query: Buffer) {
  const labels: string[] = [];
  let at = HEADER;
  for (let size = query[at] ?? 0; size > 0; size = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + size));
    at += 1 + size;
  }
  const question = query.subarray(HEADER, at + 5);
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), question };
}

function answer(query: Buffer, code: number, question: Buffer, records: readonly DnsRecord[]) {
  const flags = Buffer.from([0x81, 0x80 | code, 0, 1, 0, records.length, 0, 0, 0, 0]);
  // A pointer to the name of the question, IN, and a life of one minute (RFC 1035, 4.1).
  const answers = records.flatMap(({ type, data }) => [
    Buffer.from([0xc0, HEADER, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]),
    data,
  ]);
  return Buffer.concat([query.subarray(0, 2), flags, question, ...answers]);
}

function encodeName(name: string): Buffer {
  const labels = name.split('.').filter(Boolean);
  return Buffer.concat([
    ...labels.flatMap((label) => [Buffer.from([label.length]), Buffer.from(label)]),
    Buffer.from([0]),
  ]);
}
