import { once } from 'node:events';
import { connect } from 'node:net';

/** Opens a connection to a host and says a few words, which may be such as no client would say. */
export async function connectTo(url: string, words = '') {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  // Being sent away may come as a reset.
  socket.on('error', () => undefined);
  /** Resolves when the host has ended the connection. */
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  socket.write(words);
  return { socket, heard: () => heard, ended };
}
