import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Films never arrive, so that every picture shows the poster and none a frame of its own. */
const FILMS = ['.webm', '.mp4'];

export interface StoryServer {
  /** 'http://127.0.0.1:40123' */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a built Storybook from a free port of this machine, by the host name that is asked for.
 */
export async function serveStories(folder: string, host = '127.0.0.1'): Promise<StoryServer> {
  const server = createServer((request, response) => {
    const path = normalize(
      decodeURIComponent(new URL(request.url ?? '/', 'http://stories').pathname),
    );
    if (FILMS.includes(extname(path))) return;
    readFile(join(folder, path)).then(
      (body) => {
        response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
        // Parts of a build are named by their contents; its pages are not.
        if (extname(path) !== '.html') response.setHeader('cache-control', 'max-age=86400');
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The story server has no port.');
  return {
    origin: `http://${host}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
