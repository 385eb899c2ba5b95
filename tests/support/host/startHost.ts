import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createConfidences, textsOfFiles } from './confidences.ts';
import { startSmtpServer } from './smtpServer.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Tests all come from one address, do not wait half a minute and look up no domain. */
const GENEROUS = {
  CODES_PER_IP_MINUTE: '100000',
  CODES_PER_IP_HOUR: '100000',
  CODES_PER_DOMAIN_HOUR: '100000',
  CODES_PER_HOUR: '100000',
  TRIES_PER_IP_HOUR: '100000',
  SALES_PER_IP_HOUR: '100000',
  SALES_PER_HOUR: '100000',
  EMAIL_LOOKUP_SECONDS: '0',
};

export type RunningHost = Awaited<ReturnType<typeof startHost>>;

/**
 * Starts a server on a free port, with a temporary data folder and a real SMTP server. `env` adds to
 * the settings for tests or replaces them; an empty text unsets one.
 */
export async function startHost({ env = {} }: { env?: Record<string, string> } = {}) {
  const smtp = await startSmtpServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-host-'));
  const host = await spawnHost({ DATA_DIR: dataDir, SMTP_URL: smtp.url, ...env });
  const { child, url, output, confidences } = host;
  return {
    url,
    dataDir,
    output,
    mails: smtp.mails,
    waitForMail: smtp.waitForMail,
    /** Ends the server as an operator does. Throws as `end` does. */
    stop: async () => {
      for (const { to, text } of smtp.mails()) {
        confidences.tell(to);
        for (const [, said = ''] of text.matchAll(/(?:#|^[A-Z][\w ]+: )(.+)$/gm))
          confidences.tell(said);
      }
      try {
        await host.end();
      } finally {
        await smtp.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
      return child.exitCode;
    },
  };
}

/** Starts a server for the running test, which ends it. Not for concurrent tests. */
export async function hostOfTest(env: Record<string, string> = {}) {
  const host = await spawnHost({ DATA_DIR: temporaryFolder(), ...env });
  onTestFinished(() => void host.child.kill('SIGKILL'));
  return host;
}

/**
 * Starts only the process, with limits that tests do not reach; resolves when it has printed its
 * address. `fileKiB` bounds every file that it writes.
 */
export async function spawnHost(env: Record<string, string>, fileKiB?: number) {
  const settings = {
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    // The next server starts in half the time; one whose files are bounded has no room for it.
    ...(fileKiB === undefined && { NODE_COMPILE_CACHE: join('node_modules', '.cache', 'host') }),
    ...GENEROUS,
    ...env,
  };
  const limit = fileKiB === undefined ? '' : `ulimit -f ${fileKiB}; `;
  const child = spawn('bash', ['-c', `${limit}exec "$0" server/main.ts`, process.execPath], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const output = () => printed;
  const confidences = createConfidences();
  return {
    child,
    /** What the server has printed so far, both streams. */
    output,
    confidences,
    /** The address with 127.0.0.1, without a slash at its end. */
    url: await addressOf(child, output),
    /** Ends the process; throws if its output or its store contains what visitors said. */
    end: async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      confidences.searchFor('The output of the host', printed);
      if (env['DATA_DIR']) confidences.searchFor('The store', textsOfFiles(env['DATA_DIR']));
    },
  };
}

function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0];
      if (url) resolve(url);
    });
    child.on('exit', () => reject(new Error(`The host did not start:\n${output()}`)));
  });
}

/** Runs a command of the operator on a data folder. */
export function runCommand(name: string, dataDir: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['server/gateway.ts', name, ...words],
    { env: { PATH: process.env['PATH'], DATA_DIR: dataDir }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}
