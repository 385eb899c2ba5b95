import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll } from 'vitest';
import { freePort } from './freePort.ts';

const user = findUser();
const folders = [
  ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ...(process.env['PATH'] ?? '').split(':'),
];
const programs = folders.find((folder) => existsSync(join(folder, 'initdb')));

export const hasPostgres = user !== undefined && programs !== undefined;

let cluster: ReturnType<typeof startCluster> | undefined;
let schemas = 0;

/** Returns the URL of an empty schema on a cluster, which stops when the test file has ended. */
export async function freshDatabase(): Promise<string> {
  cluster ??= startCluster();
  const { owner, url } = await cluster;
  const schema = `test${(schemas += 1)}`;
  await owner.query(`CREATE SCHEMA ${schema}`);
  return `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

afterAll(async () => {
  await (await cluster)?.stop();
});

/** Starts a cluster on a free loopback port. It syncs nothing to the disk. */
async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-postgres-'));
  if (user?.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...words: string[]) =>
    promisify(execFile)(join(programs ?? '', program), ['-D', join(folder, 'data'), ...words], {
      cwd: folder,
      ...user,
    });
  await run('initdb', '-A', 'trust', '-U', 'app', '-E', 'UTF8', '--no-sync');
  const port = await freePort();
  const options = `-p ${port} -k ${folder} -c fsync=off -c listen_addresses=127.0.0.1`;
  await run('pg_ctl', '-w', '-o', options, '-l', join(folder, 'log'), 'start');
  const url = `postgres://app@127.0.0.1:${port}/postgres`;
  const owner = new pg.Client(url);
  await owner.connect();
  return {
    owner,
    url,
    stop: async () => {
      await owner.end();
      await run('pg_ctl', '-m', 'fast', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
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
