import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from '../../support/loginHost/listening.ts';

type Fault =
  /** Forwards the request only after the fault has ended. */
  | 'held'
  /** Closes the connection instead of forwarding the request. */
  | 'cut'
  /** Forwards the request, but closes the connection instead of sending the answer. */
  | 'answer lost'
  /** Sends this answer instead of forwarding the request. */
  | { status: number; body: string; type?: string }
  /** Sends a page in two parts: the second part arrives after the fault has ended, or never. */
  | { splitBefore: string; rest: 'held' | 'lost' };

/** A proxy that imitates network failures between the browser and the server. */
export interface FaultProxy {
  readonly url: string;
  /** Applies a fault to all requests with a matching path until the returned function is called. */
  fail: (pattern: RegExp, fault: Fault) => () => void;
  readonly requests: string[];
  /** The warnings, errors and policy violations that the pages have reported so far. */
  readonly faults: string[];
  stop: () => Promise<void>;
}

interface Failing {
  pattern: RegExp;
  fault: Fault;
  ended: Promise<void>;
}

/** @param isWebKit if true, the proxy inserts `SCRIPT` and removes a header (docs/browsers.md) */
export async function startFaultProxy(server: string, isWebKit: boolean): Promise<FaultProxy> {
  const failing = new Set<Failing>();
  const http = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const { port, stop } = await listening(http);
  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${port}`,
    fail: (pattern, fault) => {
      let end = () => {};
      const ended = new Promise<void>((resolve) => (end = resolve));
      const entry = { pattern, fault, ended };
      failing.add(entry);
      return () => {
        failing.delete(entry);
        end();
      };
    },
    requests: [],
    faults: [],
    stop,
  };
  return proxy;

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    if (path === REPORTS) {
      proxy.faults.push(await text(incoming));
      outgoing.writeHead(204).end();
      return;
    }
    proxy.requests.push(path);
    const find = () => [...failing].find(({ pattern }) => pattern.test(path));
    let found = find();
    while (found?.fault === 'held') {
      await found.ended;
      found = find();
    }
    const fault = found?.fault;
    if (fault === 'cut') {
      incoming.socket.destroy();
    } else if (typeof fault === 'object' && 'status' in fault) {
      const type = fault.type ?? 'application/json';
      const headers = { 'content-type': type, 'cache-control': 'no-store' };
      outgoing.writeHead(fault.status, headers).end(fault.body);
    } else {
      forward(incoming, outgoing, fault === 'answer lost', async (html) => {
        if (typeof fault !== 'object') return outgoing.end(html);
        const middle = html.lastIndexOf(fault.splitBefore);
        outgoing.write(html.slice(0, middle));
        if (fault.rest === 'held') await found?.ended;
        return outgoing.end(fault.rest === 'held' ? html.slice(middle) : '');
      });
    }
  }

  function forward(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    losesAnswer: boolean,
    sendPage: (html: string) => unknown,
  ): void {
    const { method, headers, url } = incoming;
    const isPage = headers.accept?.startsWith('text/html') ?? false;
    const own = isPage ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const onward = request(`${server}${url}`, { method, headers: own }, (answer) => {
      const { statusCode = 502, headers: back } = answer;
      if (losesAnswer) {
        incoming.socket.destroy();
        return;
      }
      if (isWebKit) delete back['cross-origin-opener-policy'];
      if (!back['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(statusCode, back);
        answer.pipe(outgoing);
        return;
      }
      const policy = back['content-security-policy'];
      if (isWebKit && typeof policy === 'string')
        back['content-security-policy'] = policy.replace('script-src', `script-src ${HASH}`);
      delete back['content-length'];
      outgoing.writeHead(statusCode, back);
      text(answer)
        .then((html) =>
          sendPage(isWebKit ? html.replace('<head>', `<head><script>${SCRIPT}</script>`) : html),
        )
        // This fails if the visitor leaves the page, because the browser then aborts the request.
        .catch(() => outgoing.destroy());
    });
    onward.on('error', () => incoming.socket.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }
}

const REPORTS = '/reports-of-pages';

/** Runs first on each page in WebKit. Reports warnings, errors and policy violations. */
const SCRIPT = `{
const report = (fault) => navigator.sendBeacon('${REPORTS}', fault);
for (const kind of ['error', 'warn']) {
  const log = console[kind];
  console[kind] = (...words) => { report('console: ' + words.join(' ')); log(...words); };
}
addEventListener('error', ({ message }) => message && report('thrown: ' + message));
addEventListener('unhandledrejection', ({ reason }) => report('rejected: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  report('forbidden: ' + violatedDirective + ' ' + blockedURI));
}`;

const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
