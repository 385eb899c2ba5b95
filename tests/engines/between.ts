import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { listening } from '../support/otherHost/listening.ts';

/** What happens to a request on its way. */
export type Fate =
  | { kind: 'late'; ms: number }
  | { kind: 'never' }
  | { kind: 'cut' }
  | { kind: 'answered'; status: number; body: string };

/** A server between the browser and the host: how a network fails, and what pages complain of. */
export interface Between {
  readonly url: string;
  /** What happens to each request from now on; undefined lets it pass. */
  fateOf: (path: string) => Fate | undefined;
  /** True while no connection gets through. */
  offline: boolean;
  /** The path of each request so far. */
  readonly asked: string[];
  /** What the pages logged, threw or were forbidden so far. */
  readonly faults: string[];
  stop: () => Promise<void>;
}

const FAULTS = '/faults-of-pages';

/** Runs first in each page. It tells what a console would show and a policy has forbidden. */
const SCRIPT = `{
const tell = (fault) => navigator.sendBeacon('${FAULTS}', fault);
for (const kind of ['error', 'warn']) {
  const log = console[kind];
  console[kind] = (...words) => { tell('console: ' + words.join(' ')); log(...words); };
}
addEventListener('error', ({ message }) => message && tell('thrown: ' + message));
addEventListener('unhandledrejection', ({ reason }) => tell('rejected: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  tell('forbidden: ' + violatedDirective + ' ' + blockedURI));
}`;

const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** @param withoutOpenerPolicy for WebKit, whose driver hangs on Back under such a policy */
export async function startBetween(host: string, withoutOpenerPolicy: boolean): Promise<Between> {
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  const { port, stop } = await listening(server);
  const between: Between = {
    url: `http://127.0.0.1:${port}`,
    fateOf: () => undefined,
    offline: false,
    asked: [],
    faults: [],
    stop,
  };
  server.on('connection', (socket) => between.offline && socket.destroy());
  return between;

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    if (path === FAULTS) {
      between.faults.push(await text(incoming));
      outgoing.writeHead(204).end();
      return;
    }
    between.asked.push(path);
    const fate = between.offline ? ({ kind: 'cut' } as const) : between.fateOf(path);
    if (fate?.kind === 'never') return;
    if (fate?.kind === 'cut') {
      incoming.socket.destroy();
      return;
    }
    if (fate?.kind === 'answered') {
      outgoing.writeHead(fate.status, { 'content-type': 'application/json' }).end(fate.body);
      return;
    }
    if (fate) await wait(fate.ms);
    forward(host, incoming, outgoing, withoutOpenerPolicy);
  }
}

function forward(
  host: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  withoutOpenerPolicy: boolean,
): void {
  const { method, headers, url } = incoming;
  const own = { ...headers, 'accept-encoding': 'identity' };
  const onward = request(`${host}${url}`, { method, headers: own }, (answer) => {
    const back = { ...answer.headers };
    if (withoutOpenerPolicy) delete back['cross-origin-opener-policy'];
    if (!back['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(answer.statusCode ?? 502, back);
      answer.pipe(outgoing);
      return;
    }
    const policy = back['content-security-policy'];
    if (typeof policy === 'string')
      back['content-security-policy'] = policy.replace('script-src', `script-src ${HASH}`);
    delete back['content-length'];
    outgoing.writeHead(answer.statusCode ?? 502, back);
    void text(answer).then((html) =>
      outgoing.end(html.replace('<head>', `<head><script>${SCRIPT}</script>`)),
    );
  });
  onward.on('error', () => incoming.socket.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
