import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Linux counts processor time in hundredths of a second. */
const TICK_MICROS = 10_000;

/** A process that serves at `url`, without a slash at its end, until it is stopped. */
export interface Server {
  readonly url: string;
  /** Its processor time so far in microseconds and its memory in MiB, as Linux counts them. */
  usage: () => { cpuMicros: number; mebibytes: number };
  stop: () => Promise<void>;
}

/**
 * Starts a script of this project in a folder with nothing but `env` as its environment, and waits
 * until it has printed its address.
 */
export async function startServer(
  script: string,
  env: Record<string, string>,
  folder = '.',
): Promise<Server> {
  const child = spawn(process.execPath, ['--max-semi-space-size=4', resolve(script)], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((found, fail) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (printed.length < 10_000) printed += chunk.toString();
      const printedUrl = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (printedUrl) found(printedUrl);
    });
    child.on('exit', () => fail(new Error(`${script} did not start:\n${printed}`)));
  });
  return {
    url,
    usage: () => {
      const read = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
      const fields = read('stat').split(') ')[1]?.split(' ');
      return {
        cpuMicros: (Number(fields?.[11]) + Number(fields?.[12])) * TICK_MICROS,
        mebibytes: Number(/VmRSS:\s+(\d+)/.exec(read('status'))?.[1]) / 1024,
      };
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
