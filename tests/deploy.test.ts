import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { numberSettings, textSettings } from '../src/config/settingsTable.ts';

interface Service {
  readonly build?: { context: string; dockerfile: string; args: Record<string, string> };
  readonly environment?: Record<string, string>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
}

const read = (path: string) => readFileSync(path, 'utf8');
const unit = read('deploy/gateway.service');
const dockerfile = read('deploy/Dockerfile').replaceAll(/ \\\n\s*/g, ' ');
const linesOf = (instruction: string) =>
  dockerfile.split('\n').filter((line) => line.startsWith(`${instruction} `));
const compose = parse(read('deploy/compose.yaml')) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const { gateway } = compose.services;
/** Of the servers that are images of others. */
const imagePorts: Record<string, string> = { postgres: '5432', mail: '1025' };

test('the service is shut off from the machine as far as Node can be', () => {
  const { error, status, stdout } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', '--threshold=15', 'deploy/gateway.service'],
    { encoding: 'utf8' },
  );
  const outcome = error && 'code' in error ? error.code : status;

  // Not every machine has systemd.
  expect([0, 'ENOENT'], stdout).toContain(outcome);
});

test('service, image and archive start the same file with the same options', () => {
  const [, command = ''] = /ExecStart=\S+\/(node_modules\/.*)/.exec(unit) ?? [];
  const [, script = ''] = / (server\/\S+)$/.exec(command) ?? [];

  expect(existsSync(script)).toBe(true);
  expect(JSON.parse(linesOf('CMD')[0]?.slice(4) ?? '')).toEqual(command.split(' '));
  expect(read('package.json')).toContain(command.replace('node_modules/.bin/', 'exec '));
  expect(read('tools/release/release.sh')).toMatch(/^git archive .*\n? .*\bserver src\b/m);
});

test('the image is built of files that are there, but of no secret and nothing built before', () => {
  const ignored = read('deploy/Dockerfile.dockerignore').trim().split('\n');
  const sources = linesOf('COPY')
    .filter((line) => !line.includes('--from'))
    .flatMap((line) => line.split(' ').slice(1, -1));

  expect(sources.length).toBeGreaterThan(5);
  for (const source of sources) {
    expect(existsSync(source), source).toBe(true);
    expect(ignored).not.toContain(source);
  }
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'data', 'dist', 'node_modules']));
});

test('the image runs as nobody in particular, and knows when it is well', () => {
  const { PORT, DATA_DIR } = Object.fromEntries(
    (linesOf('ENV')[0] ?? '')
      .slice(4)
      .split(' ')
      .map((pair) => pair.split('=')),
  ) as Record<string, string>;

  expect(linesOf('USER')[0]).toMatch(/^USER [1-9]\d+:[1-9]\d+$/);
  expect(linesOf('EXPOSE')).toEqual([`EXPOSE ${PORT}`]);
  expect(linesOf('VOLUME')).toEqual([`VOLUME ${DATA_DIR}`]);
  expect(linesOf('HEALTHCHECK')[0]).toContain(`http://127.0.0.1:${PORT}/healthz`);
});

test('image and services name only settings that there are', () => {
  const named = [
    ...linesOf('ARG').flatMap((line) => line.slice(4).split(' ')),
    ...linesOf('ENV')
      .flatMap((line) => line.slice(4).split(' '))
      .map((pair) => pair.split('=')[0]),
    ...Object.keys(gateway?.build?.args ?? {}),
    ...Object.keys(gateway?.environment ?? {}),
  ];

  for (const name of named)
    expect(Object.keys({ ...textSettings, ...numberSettings })).toContain(name);
  for (const name of Object.keys(gateway?.build?.args ?? {}))
    expect(linesOf('ARG').join(' ')).toContain(name);
});

test('the services find each other, and the host writes to its volume alone', () => {
  for (const value of Object.values(gateway?.environment ?? {}).filter((text) =>
    /^(?:smtp|postgres):/.test(text),
  )) {
    const { hostname, port } = new URL(value);
    expect(Object.keys(compose.services)).toContain(hostname);
    expect(port).toBe(imagePorts[hostname]);
  }
  expect(gateway?.ports).toEqual([
    `127.0.0.1:${numberSettings.PORT.standard}:${linesOf('EXPOSE')[0]?.slice(7)}`,
  ]);
  expect(gateway?.read_only).toBe(true);
  expect(gateway?.volumes).toEqual([`data:${linesOf('VOLUME')[0]?.slice(7)}`]);
  for (const service of Object.values(compose.services))
    for (const volume of service.volumes ?? [])
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
});

test('each action of a workflow is named by its digest', () => {
  const uses = globSync('.github/workflows/*.yml').flatMap((path) =>
    [...read(path).matchAll(/uses: (.*)/g)].map(([, action]) => action),
  );

  expect(uses.length).toBeGreaterThan(5);
  for (const action of uses) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
