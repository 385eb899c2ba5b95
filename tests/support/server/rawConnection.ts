import { once } from 'node:events';
import { connect } from 'node:net';

/** Opens a connection to a server and sends raw text, which need not be valid HTTP. */
export async function connectTo(url: string, words = '', localAddress = '127.0.0.1') {
  const { port, hostname: host } = new URL(url);
  const socket = connect({ port: Number(port), host, localAddress });
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
