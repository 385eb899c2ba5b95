import { once } from 'node:events';
import { connect } from 'node:net';

/** Opens a connection to a server and sends raw text, which need not be valid HTTP. */
export async function connectTo(url: string, words = '') {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  // The server may refuse a connection with a reset.
  socket.on('error', () => undefined);
  /** Resolves when the server has closed the connection. */
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  socket.write(words);
  return { socket, heard: () => heard, ended };
}
