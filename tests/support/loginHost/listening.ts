import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** A key and its self-signed certificate, which browsers must be configured to accept. */
export interface Tls {
  key: string;
  cert: string;
}

/** Creates a self-signed certificate for a hostname, valid for a year. */
export async function createCertificate(name: string): Promise<Tls> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }]);
  return { key, cert };
}

export async function listening(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
