import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test says what no client would. */
export interface RawConnection {
  readonly socket: Socket;
  /** What the host has said so far. */
  heard: () => string;
  /** Resolves when the host has ended the connection. */
  readonly ended: Promise<unknown>;
}

/** Opens a connection to a host and says a few words. */
export async function connectTo(url: string, words = ''): Promise<RawConnection> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  // Being sent away may come as a reset.
  socket.on('error', () => undefined);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  socket.write(words);
  return { socket, heard: () => heard, ended };
}
