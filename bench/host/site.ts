import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../tests/support/host/freePort.ts';
import { median } from '../median.ts';
import { measure, type Shot } from './measure.ts';
import { serve, type Server } from './serve.ts';

/**
 * Site files from our host beside nginx with the same precompressed files, on one core each, in
 * turns.
 */
const CALLS = Number(process.env['BENCH_CALLS'] ?? 4000);
/** Many short ones, taken in turns: the machine's speed may change between them. */
const ROUNDS = 15;
const SITE = resolve('dist/site');

/** What nginx writes by itself, and what belongs to a connection. */
const OWN_HEADERS = /^(?:connection|content-|date|etag|keep-alive|last-modified|vary)/;

/** nginx's lines for the headers that our host sends with a path, so that both send the same. */
async function headerLines(host: Server, path: string): Promise<string> {
  const { headers } = await fetch(host.url + path);
  return [...headers]
    .filter(([name]) => !OWN_HEADERS.test(name) || name === 'content-security-policy')
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join(' ');
}

/**
 * nginx with one worker over the built site, under our host's headers, or undefined where it is not
 * installed.
 */
async function serveNginx(host: Server): Promise<Server | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'gateway-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 512; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=500;
       ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       types { text/html html; text/javascript js; }
       server {
         listen 127.0.0.1:${port}; root ${SITE}; gzip_static on; gzip_vary on; index index.html;
         location / { ${await headerLines(host, '/')} }
         location /assets/ { ${await headerLines(host, largestScript())} }
       }
     }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined)))
    await new Promise((later) => setTimeout(later, 50));
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await new Promise((gone) => child.once('exit', gone));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The largest script of the build that is compressed ahead. */
function largestScript(): string {
  const folder = join(SITE, 'assets');
  const [largest] = readdirSync(folder)
    .filter((name) => name.endsWith('.js') && existsSync(join(folder, `${name}.gz`)))
    .toSorted(
      (one, other) => statSync(join(folder, other)).size - statSync(join(folder, one)).size,
    );
  return `/assets/${largest}`;
}

if (!existsSync(join(SITE, 'index.html'))) throw new Error('Build the site first: npm run build');
const shots: Record<string, Shot> = {
  'the gate': { path: '/', headers: { 'accept-encoding': 'gzip' } },
  'the largest script': { path: largestScript(), headers: { 'accept-encoding': 'gzip' } },
};
const dataDir = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
const ours = await serve('server/main.ts', { PORT: '0', DATA_DIR: dataDir });
const bare = await serve('bench/host/bareFile.ts', { BENCH_SITE: SITE });
const nginx = await serveNginx(ours);
if (!nginx) process.stdout.write('nginx is not installed here: only our own lines are measured.\n');

for (const [name, shot] of Object.entries(shots)) {
  const cpu = new Map<string, number[]>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [who, server] of Object.entries({ ours, 'node:http': bare, nginx })) {
      if (!server) continue;
      const { cpuMicros } = await measure(name, server, CALLS, () => shot);
      // The first round warms up.
      if (round > 0) cpu.set(who, [...(cpu.get(who) ?? []), cpuMicros]);
    }
  }
  for (const [who, costs] of cpu) {
    const shares = costs.map((cost, round) => (cpu.get('nginx')?.[round] ?? NaN) / cost);
    process.stdout.write(
      `${name.padEnd(20)} ${who.padEnd(10)} ${median(costs).toFixed(1).padStart(6)} µs CPU a request  ${median(shares).toFixed(2)} of nginx's requests per CPU second\n`,
    );
  }
}
for (const server of [ours, bare, nginx]) await server?.stop();
rmSync(dataDir, { recursive: true, force: true });
