import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfidences, textsOfFiles } from './confidences.ts';
import { startSmtpServer, type Letter } from './smtpServer.ts';

/** The real host in a process of its own, with a temporary data folder and a real SMTP server. */
export interface RunningHost {
  /** The address with 127.0.0.1, without a slash at its end. */
  readonly url: string;
  readonly dataDir: string;
  /** What the host has printed so far, both streams. */
  output: () => string;
  letters: () => readonly Letter[];
  waitForLetter: (fits: (letter: Letter) => boolean) => Promise<Letter>;
  /** Ends the process as an operator does; gives its exit code. Throws as `endChild` does. */
  stop: () => Promise<number | null>;
}

/** Tests all come from one address, do not wait half a minute and ask nobody outside. */
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

/**
 * Starts a host on a free port; resolves when it has printed its address. What `env` sets is set
 * beside or instead of the settings for tests; an empty text unsets one.
 */
export async function startHost({
  env = {},
}: { env?: Record<string, string> } = {}): Promise<RunningHost> {
  const smtp = await startSmtpServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-host-'));
  const { child, url, output, confidences } = await spawnHost({
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    ...env,
  });
  return {
    url,
    dataDir,
    output,
    letters: smtp.letters,
    waitForLetter: smtp.waitForLetter,
    stop: async () => {
      for (const { to, text } of smtp.letters()) {
        confidences.tell(to);
        for (const [, said = ''] of text.matchAll(/(?:#|^[A-Z][\w ]+: )(.+)$/gm))
          confidences.tell(said);
      }
      try {
        await endChild(child, 'SIGTERM');
      } finally {
        await smtp.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
      return child.exitCode;
    },
  };
}

/**
 * Starts only the process, with limits that tests do not reach; `fileKiB` bounds every file it
 * writes.
 */
export async function spawnHost(env: Record<string, string>, fileKiB?: number) {
  const settings = {
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    // The next host starts in half the time; one whose files are bounded has no room for it.
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
  searches.set(child, () => {
    confidences.searchFor('The output of the host', printed);
    if (env['DATA_DIR']) confidences.searchFor('The store', textsOfFiles(env['DATA_DIR']));
  });
  return { child, output, confidences, url: await addressOf(child, output) };
}

/** How to search what a host leaves behind. */
const searches = new WeakMap<ChildProcess, () => void>();

/** Ends a process and waits until it is gone; throws when a host then tells what visitors said. */
export async function endChild(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  searches.get(child)?.();
}

function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0];
      if (url) resolve(url);
    };
    child.stdout?.on('data', look);
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
