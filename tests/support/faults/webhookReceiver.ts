import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from '../loginHost/listening.ts';

export interface ReceivedPost {
  readonly target: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Starts a receiver of leads or alerts. `answer` returns a status code, or never settles. */
export async function startWebhookReceiver(
  answer: (delivery: ReceivedPost) => number | Promise<number>,
  headers: Record<string, string> = {},
) {
  const deliveries: ReceivedPost[] = [];
  const server = createServer((request, response) => {
    const respond = async () => {
      const delivery = {
        target: `${request.method} ${request.url}`,
        // Only `Set-Cookie` would be a list.
        headers: request.headers as Record<string, string>,
        body: await text(request),
      };
      deliveries.push(delivery);
      response
        .writeHead(await answer(delivery), { location: '/elsewhere', ...headers })
        .end('words');
    };
    // A sender that is killed aborts its request.
    respond().catch(() => undefined);
  });
  const { port, stop } = await listening(server);
  return { url: `http://127.0.0.1:${port}/leads`, deliveries, stop };
}
