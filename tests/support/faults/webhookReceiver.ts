import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a receiver was sent once. */
export interface Delivery {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A receiver of leads on a loopback port; `answer` gives the status code, or never settles. */
export async function startWebhookReceiver(
  answer: (delivery: Delivery) => number | Promise<number>,
) {
  const deliveries: Delivery[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const delivery = { headers, body };
      deliveries.push(delivery);
      void Promise.resolve(answer(delivery)).then((status) =>
        response.writeHead(status, { location: '/elsewhere' }).end('words'),
      );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    deliveries,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
