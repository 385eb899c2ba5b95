import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';
import { listening, type Tls } from './listening.ts';

/**
 * How a static host handles a path that is neither / nor a file. `plain`: sends index.html of the
 * folder, or 404.html. `spa`: sends the home page with status 200. `strict`: always sends 404.html,
 * so that /info/ gets the not-found page.
 */
type StaticHost = 'plain' | 'spa' | 'strict';

/** Serves a folder of files, and adds no header except Content-Type. */
export async function startStaticServer(folder: string, tls: Tls) {
  let kind: StaticHost = 'plain';
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'https://host');
    const index = pathname === '/' || kind === 'plain' ? [`${pathname}/index.html`] : [];
    for (const name of [pathname, ...index]) {
      const bytes = await readFile(join(folder, name)).catch(() => undefined);
      if (!bytes) continue;
      response.setHeader('Content-Type', getMimeType(name, mimes) ?? 'text/plain').end(bytes);
      return;
    }
    response.statusCode = kind === 'spa' ? 200 : 404;
    response.setHeader('Content-Type', 'text/html');
    response.end(await readFile(join(folder, kind === 'spa' ? 'index.html' : '404.html')));
  };
  const server = createServer(tls, (request, response) => void respond(request, response));
  return { ...(await listening(server)), serveAs: (next: StaticHost) => (kind = next) };
}
