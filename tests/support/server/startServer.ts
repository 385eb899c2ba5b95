import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { limitsOf } from '../../../server/settings/limits.ts';
import { createPersonalData, textsOfFiles } from './personalData.ts';
import { startSmtpServer } from './smtpServer.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** High limits, because all tests call from one IP. */
const GENEROUS = Object.fromEntries(
  limitsOf('network', 'domain', 'site').map((name) => [name, '100000']),
);

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts a server on a free port, with a temporary data folder and a real SMTP server. `env` adds or
 * replaces settings; an empty string unsets a setting.
 */
export async function startServer(env: Record<string, string>) {
  const smtp = await startSmtpServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-server-'));
  const server = await spawnServer({ DATA_DIR: dataDir, SMTP_URL: smtp.url, ...env });
  const { child, url, output, personalData } = server;
  return {
    url,
    dataDir,
    output,
    mails: smtp.mails,
    waitForMail: smtp.waitForMail,
    /** Stops the server with SIGTERM. Throws in the same cases as `end`. */
    stop: async () => {
      for (const { to, text } of smtp.mails()) {
        personalData.add(to);
        for (const [, value = ''] of text.matchAll(/(?:#|^[A-Z][\w ]+: )(.+)$/gm))
          personalData.add(value);
      }
      try {
        await server.end();
      } finally {
        await smtp.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
      return child.exitCode;
    },
  };
}

/** Starts a server that stops when the running test has finished. Not for concurrent tests. */
export async function serverOfTest(env: Record<string, string> = {}) {
  const server = await spawnServer({ DATA_DIR: temporaryFolder(), ...env });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

/**
 * Starts only the process, with limits that tests do not reach. Resolves when the URL is printed.
 * `fileKiB` limits the size of every file that the process writes.
 */
export async function spawnServer(env: Record<string, string>, fileKiB?: number) {
  const settings = {
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    // The compile cache halves the time of later starts, but can exceed a limit on the size of
    // files.
    ...(fileKiB === undefined && { NODE_COMPILE_CACHE: join('node_modules', '.cache', 'server') }),
    ...GENEROUS,
    // No test may query DNS.
    EMAIL_LOOKUP_SECONDS: '0',
    ...env,
  };
  const limit = fileKiB === undefined ? '' : `ulimit -f ${fileKiB}; `;
  const child = spawn(
    'bash',
    ['-c', `${limit}exec "$0" server/gateway.ts serve`, process.execPath],
    {
      env: settings,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const output = () => printed;
  const personalData = createPersonalData();
  return {
    child,
    /** The output of the server so far, from both streams. */
    output,
    personalData,
    /** The URL with 127.0.0.1, without a slash at the end. */
    url: await addressOf(child, output),
    /** Stops the process; throws if its output or store contains personal data. */
    end: async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      personalData.searchFor('The output of the server', printed);
      if (env['DATA_DIR']) personalData.searchFor('The store', textsOfFiles(env['DATA_DIR']));
    },
  };
}

function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0];
      if (url) resolve(url);
    });
    child.on('exit', () => reject(new Error(`The server did not start:\n${output()}`)));
  });
}
