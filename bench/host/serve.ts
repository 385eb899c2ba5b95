import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** As the unit in server/README.md starts it. */
const FLAGS = ['--max-semi-space-size=4'];

/** A process that serves, with its address and id. */
export interface Server {
  readonly url: string;
  readonly pid: number;
  stop: () => Promise<void>;
}

/**
 * Starts a script as it is run in production; resolves when it has printed its address.
 * BENCH_NODE_OPTIONS reaches it as NODE_OPTIONS, such as `--cpu-prof`.
 */
export async function serve(script: string, env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, [...FLAGS, script], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_OPTIONS: process.env['BENCH_NODE_OPTIONS'] ?? '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (printed.length < 10_000) printed += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`${script} did not start:\n${printed}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
