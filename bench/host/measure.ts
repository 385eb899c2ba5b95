import { connect } from 'node:net';
import { processFacts } from './processFacts.ts';

const CONNECTIONS = 32;

/** One request to send. */
export interface Shot {
  readonly path: string;
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One line of the table: times in milliseconds, processor time of the server alone. */
export interface Measured {
  readonly name: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMicros: number;
  readonly peakMiB: number;
}

/** Sends so many requests over 32 kept connections, each as soon as the one before is answered. */
export async function measure(
  name: string,
  server: { url: string; pid: number },
  calls: number,
  shotOf: (index: number) => Shot,
): Promise<Measured> {
  const times: number[] = [];
  let next = 0;
  const cpuBefore = processFacts(server.pid).cpuMicros;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      converse(
        server.url,
        () => (next < calls ? shotOf(next++) : undefined),
        (time) => times.push(time),
      ),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  const { cpuMicros, peakMiB } = processFacts(server.pid);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return {
    name,
    perSecond: calls / seconds,
    p50: at(0.5),
    p99: at(0.99),
    cpuMicros: (cpuMicros - cpuBefore) / calls,
    peakMiB,
  };
}

/**
 * One connection, written by hand: a client library would cost more than the server that it
 * measures.
 */
function converse(
  url: string,
  nextShot: () => Shot | undefined,
  done: (milliseconds: number) => void,
): Promise<void> {
  const { host, hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let sent = 0;
    let heard: Buffer = Buffer.alloc(0);
    let missing = 0;
    const write = () => {
      const shot = nextShot();
      if (!shot) {
        socket.end();
        resolve();
        return;
      }
      heard = Buffer.alloc(0);
      missing = 0;
      sent = performance.now();
      socket.write(textOf(shot, host));
    };
    socket.setNoDelay(true);
    socket.on('connect', write);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      if (missing > 0) missing -= chunk.length;
      else {
        heard = heard.length === 0 ? chunk : Buffer.concat([heard, chunk]);
        const end = heard.indexOf('\r\n\r\n');
        if (end < 0) return;
        const head = heard.toString('latin1', 0, end);
        if (!head.startsWith('HTTP/1.1 200')) reject(new Error(head.split('\r\n')[0]));
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        missing = end + 4 + Number(length) - heard.length;
      }
      if (missing > 0) return;
      done(performance.now() - sent);
      write();
    });
  });
}

function textOf({ path, method = 'GET', headers, body = '' }: Shot, host: string): string {
  const all = {
    host,
    ...headers,
    ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
