import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { freePort } from './freePort.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL cluster; undefined if PostgreSQL is not installed. */
    postgres: string | undefined;
  }
}

const user = findUser();
const folders = [
  ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ...(process.env['PATH'] ?? '').split(':'),
];
const programs = folders.find((folder) => existsSync(join(folder, 'initdb')));

/** Starts one cluster for all test files, on a free loopback port. It syncs nothing to the disk. */
export default async function startPostgres({ provide }: TestProject) {
  if (user === undefined || programs === undefined) return provide('postgres', undefined);
  const folder = mkdtempSync(join(tmpdir(), 'gateway-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...words: string[]) =>
    promisify(execFile)(join(programs, program), ['-D', join(folder, 'data'), ...words], {
      cwd: folder,
      ...user,
    });
  await run('initdb', '-A', 'trust', '-U', 'app', '-E', 'UTF8', '--no-sync');
  const port = await freePort();
  const options = `-p ${port} -k ${folder} -c fsync=off -c max_connections=300 -c listen_addresses=127.0.0.1`;
  await run('pg_ctl', '-w', '-o', options, '-l', join(folder, 'log'), 'start');
  provide('postgres', `postgres://app@127.0.0.1:${port}/postgres`);
  return async () => {
    await run('pg_ctl', '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Returns the user for PostgreSQL, which refuses to run as root. Undefined if there is none. */
function findUser(): { uid?: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return { gid: process.getgid?.() ?? 0 };
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
