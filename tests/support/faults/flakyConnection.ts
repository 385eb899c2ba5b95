import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `open` forwards all data, `closed` closes every connection, and `silent` never answers. */
type ConnectionState = 'open' | 'closed' | 'silent';

export type FlakyConnection = Awaited<ReturnType<typeof startFlakyConnection>>;

/** Opens a loopback port that forwards to another port until the test breaks the connection. */
export async function startFlakyConnection(target: string) {
  const port = Number(new URL(target).port);
  const open = new Set<Socket>();
  let state: ConnectionState = 'open';
  /** Forwards the data from one socket to another, and closes both together. */
  const join = (from: Socket, to: Socket) => {
    open.add(from);
    from.on('data', (chunk) => state === 'open' && to.write(chunk));
    from.on('error', () => undefined).on('close', () => to.destroy());
  };
  const server = createServer({ noDelay: true }, (socket) => {
    if (state === 'closed') return socket.destroy();
    const onward = connect({ port, host: '127.0.0.1', noDelay: true });
    join(socket, onward);
    return join(onward, socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    set: (next: ConnectionState) => {
      state = next;
      if (next === 'closed') breakAll();
    },
    stop: () => {
      server.close();
      breakAll();
    },
  };
}
