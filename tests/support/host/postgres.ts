import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from './freePort.ts';

export interface PostgresCluster {
  /** A database address with an empty schema of its own. */
  freshUrl: () => Promise<string>;
  stop: () => Promise<void>;
}

/** The folder with the server's programs, or undefined on a machine without PostgreSQL. */
export function findPostgres(): string | undefined {
  const installed = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .sort()
        .map((version) => `/usr/lib/postgresql/${version}/bin`)
    : [];
  const folders = [...installed.reverse(), ...(process.env['PATH'] ?? '').split(':')];
  const found = folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  return found !== undefined && (!isRoot() || hasPostgresUser()) ? found : undefined;
}

/**
 * Starts a throw-away cluster on a free loopback port. It syncs only when asked: nobody cares for
 * its data.
 */
export async function startPostgres(
  programs: string,
  { durable = false } = {},
): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-postgres-'));
  if (isRoot()) execFileSync('chown', ['postgres', folder]);
  const [run = '', ...before] = isRoot()
    ? ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--clear-groups']
    : [];
  const command = (program: string, ...args: string[]) => {
    const words = [...(run ? [run, ...before] : []), join(programs, program), ...args];
    return [words[0] ?? '', words.slice(1)] as const;
  };
  const data = join(folder, 'data');
  copyCluster(programs, data, (draft) =>
    execFileSync(
      ...command('initdb', '-D', draft, '-A', 'trust', '-U', 'app', '-E', 'UTF8', '--no-sync'),
      { cwd: folder, stdio: 'ignore' },
    ),
  );
  const port = await freePort();
  const settings = [
    `fsync=${durable ? 'on' : 'off'}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=100',
  ];
  const server = spawn(
    ...command(
      'postgres',
      '-D',
      data,
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ),
    { cwd: folder, stdio: 'ignore' },
  );
  const url = `postgres://app@127.0.0.1:${port}/postgres`;
  const owner = await connectWhenReady(url);
  let schemas = 0;
  return {
    freshUrl: async () => {
      const schema = `test${(schemas += 1)}`;
      await owner.query(`CREATE SCHEMA ${schema}`);
      return `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
    },
    stop: async () => {
      await owner.end();
      // SIGINT is the fast shutdown: open connections are ended.
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes an empty cluster once for each PostgreSQL: a copy costs a tenth of `initdb`. */
function copyCluster(programs: string, data: string, initdb: (data: string) => void): void {
  const kept = join('node_modules/.cache', `postgres${programs.replaceAll('/', '-')}`);
  if (existsSync(kept)) return void execFileSync('cp', ['-a', kept, data]);
  initdb(data);
  mkdirSync(dirname(kept), { recursive: true });
  const draft = `${kept}-${basename(dirname(data))}`;
  execFileSync('cp', ['-a', data, draft]);
  try {
    renameSync(draft, kept);
  } catch {
    // Another process was first.
    rmSync(draft, { recursive: true });
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function hasPostgresUser(): boolean {
  try {
    execFileSync('id', ['-u', 'postgres'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function connectWhenReady(url: string): Promise<pg.Client> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (attempt === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
