import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** How a server behind the connection looks: as it is, gone with its connections, or frozen. */
type ConnectionState = 'open' | 'closed' | 'silent';

export interface FlakyConnection {
  readonly port: number;
  set: (state: ConnectionState) => void;
  stop: () => void;
}

/** A loopback port that leads to another one, until the test breaks the connection. */
export async function startFlakyConnection(target: string): Promise<FlakyConnection> {
  const { port: targetPort } = new URL(target);
  const open = new Set<Socket>();
  let state: ConnectionState = 'open';
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const server = createServer((socket) => {
    keep(socket);
    if (state === 'closed') return socket.destroy();
    if (state === 'silent') return socket;
    const onward = connect(Number(targetPort), '127.0.0.1');
    keep(onward);
    socket.on('close', () => onward.destroy());
    onward.on('close', () => socket.destroy());
    socket.on('data', (chunk) => state === 'open' && onward.write(chunk));
    return onward.on('data', (chunk) => state === 'open' && socket.write(chunk));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    set: (next) => {
      state = next;
      if (next === 'closed') breakAll();
    },
    stop: () => {
      server.close();
      breakAll();
    },
  };
}
