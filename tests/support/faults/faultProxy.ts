import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from '../loginHost/listening.ts';

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
export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

/** @param isWebKit if true, the proxy inserts `REPORTER` and removes a header (docs/browsers.md) */
export async function startFaultProxy(server: string, isWebKit: boolean) {
  const failing = new Set<{ pattern: RegExp; fault: Fault; ended: Promise<void> }>();
  const requests: string[] = [];
  const faults: string[] = [];
  const http = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  const { port, stop } = await listening(http);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Applies a fault to requests with a matching path until the returned function is called. */
    fail: (pattern: RegExp, fault: Fault) => {
      let end = () => {};
      const ended = new Promise<void>((resolve) => (end = resolve));
      const entry = { pattern, fault, ended };
      failing.add(entry);
      return () => {
        failing.delete(entry);
        end();
      };
    },
    requests,
    /** The warnings, errors and policy violations that the pages have reported so far. */
    faults,
    stop,
  };

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<unknown> {
    const path = incoming.url ?? '/';
    if (path === '/reporter.js') {
      outgoing.setHeader('content-type', 'text/javascript');
      return outgoing.end(REPORTER);
    }
    if (path === '/reports') {
      faults.push(await text(incoming));
      return outgoing.end();
    }
    requests.push(path);
    const find = () => [...failing].find(({ pattern }) => pattern.test(path));
    let found = find();
    while (found?.fault === 'held') {
      await found.ended;
      found = find();
    }
    const { fault, ended } = found ?? {};
    if (fault === 'cut') throw new Error('The connection is cut.');
    if (typeof fault === 'object' && 'status' in fault) {
      const type = fault.type ?? 'application/json';
      outgoing.writeHead(fault.status, { 'content-type': type, 'cache-control': 'no-store' });
      return outgoing.end(fault.body);
    }
    const answer = await forward(incoming, outgoing);
    if (fault === 'answer lost') throw new Error('The answer is lost.');
    const { statusCode = 502, headers } = answer;
    if (isWebKit) delete headers['cross-origin-opener-policy'];
    if (!headers['content-type']?.startsWith('text/html'))
      return answer.pipe(outgoing.writeHead(statusCode, headers));
    delete headers['content-length'];
    outgoing.writeHead(statusCode, headers);
    const page = await text(answer);
    const html = isWebKit
      ? page.replace('<head>', '<head><script src="/reporter.js"></script>')
      : page;
    if (typeof fault !== 'object') return outgoing.end(html);
    const middle = html.lastIndexOf(fault.splitBefore);
    outgoing.write(html.slice(0, middle));
    if (fault.rest === 'lost') return outgoing.end();
    await ended;
    return outgoing.end(html.slice(middle));
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<IncomingMessage> {
    const { method, url } = incoming;
    const headers = { ...incoming.headers };
    // Pages are changed, so they must not be compressed.
    if (headers.accept?.startsWith('text/html')) headers['accept-encoding'] = 'identity';
    return new Promise((resolve, reject) => {
      const onward = request(`${server}${url}`, { method, headers }, resolve);
      onward.on('error', reject);
      // If the visitor leaves the page, the browser aborts the request.
      outgoing.on('close', () => onward.destroy());
      incoming.pipe(onward);
    });
  }
}

/** Runs first on each page in WebKit. Reports warnings, errors and policy violations. */
const REPORTER = `
const report = (fault) => navigator.sendBeacon('/reports', fault);
for (const kind of ['error', 'warn']) {
  const log = console[kind];
  console[kind] = (...words) => { report('console: ' + words.join(' ')); log(...words); };
}
addEventListener('error', ({ message }) => message && report('thrown: ' + message));
addEventListener('unhandledrejection', ({ reason }) => report('rejected: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  report('forbidden: ' + violatedDirective + ' ' + blockedURI));`;
