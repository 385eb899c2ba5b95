import { resolve } from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { createServer } from './createServer.ts';
import { originsWithoutPass } from './http/origins.ts';
import { createLog, kindOf } from './log.ts';
import { SetupFault } from './setupFault.ts';
import { readEnvironment, readSettings } from './settings/settings.ts';

/** How many connections may wait to be accepted. Clients retry the others after 1, 3 and 7 s. */
const BACKLOG = 4096;

// Only this user may read the files that the server creates, even if others may read DATA_DIR.
process.umask(0o077);
// If the reader of the log closes the pipe, the server must continue.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const log = createLog((line) => process.stdout.write(line));
collectDefaultMetrics();
const { settings, warnings, server } = await launch().catch((error: unknown) =>
  stopWith(
    error instanceof SetupFault
      ? error.message
      : `The server could not start (${kindOf(error)}): ${error instanceof Error ? error.message : 'unknown fault'}`,
  ),
);

server.http.on('error', (error) =>
  stopWith(
    `The server cannot listen on ${settings.host}, port ${settings.numbers.PORT} (${kindOf(error)}): set PORT to a free port (0 picks one), or HOST to an address of this machine.`,
  ),
);
const listening = { host: settings.host, port: settings.numbers.PORT, backlog: BACKLOG };
server.http.listen(listening, () => {
  const address = server.http.address();
  const port = typeof address === 'object' && address ? address.port : settings.numbers.PORT;
  process.stdout.write(`${greeting(port).join('\n')}\n`);
  server.start();
});

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    log('info', 'stopping');
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => stopWith(`The server did not stop cleanly (${kindOf(error)}).`),
    );
  });
}

// The message of an unexpected error may quote a visitor, so only the error's kind is logged.
process.on('uncaughtException', (error) => {
  log('error', 'crashed', { problem: kindOf(error) });
  process.exit(1);
});
process.on('unhandledRejection', (reason) =>
  log('error', 'unhandledRejection', { problem: kindOf(reason) }),
);

async function launch() {
  const { faults, ...read } = readSettings(readEnvironment());
  if (faults.length > 0) throw new SetupFault(faults.join('\n'));
  return { ...read, server: await createServer(read.settings, log, resolve('dist')) };
}

function greeting(port: number): string[] {
  const { publicUrl } = settings;
  const shown = browsableName(settings.host);
  const lines = [`ProBuilt is running at http://${shown}:${port}`];
  if (server.mailbox)
    lines.push(
      `SMTP_URL is not set: mails are not sent. Read them at http://${shown}:${port}/mailbox`,
    );
  if (!settings.production)
    lines.push(
      `http://localhost:${port} opens without a code, because the site sends and checks no codes on localhost. To use the gate, open http://${shown}:${port} instead.`,
    );
  if (publicUrl) lines.push(`Public URL: ${publicUrl.origin}`);
  if (server.store.isShared)
    lines.push(
      `Another server also uses DATA_DIR (${settings.dataDir}). Stop one server, or set DATABASE_URL to run several servers.`,
    );
  lines.push(...warnings);
  if (originsWithoutPass(settings).length > 0)
    lines.push(
      'ALLOWED_ORIGINS names a site other than that of PUBLIC_URL: visitors to that site must verify at each visit until both sites use https. Run: gateway doctor',
    );
  if (!server.site) lines.push('The site is not built, so only the calls work. Run: npm run build');
  return lines;
}

/** Returns the hostname for the URLs of the greeting. Avoids `localhost`, which skips the gate. */
function browsableName(name: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', 'localhost'].includes(name)) return '127.0.0.1';
  return name.includes(':') ? `[${name}]` : name;
}

function stopWith(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
