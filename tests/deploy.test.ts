import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numberSettings, textSettings } from '../server/settings/settingsTable.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const dockerfile = read('deploy/Dockerfile').replaceAll(/ \\\n\s*/g, ' ');
const linesOf = (instruction: string) =>
  dockerfile
    .split('\n')
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));

test('systemd-analyze rates the exposure of the service unit at 1.5 out of 10 or lower', () => {
  const { error, status, stdout } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', '--threshold=15', 'deploy/gateway.service'],
    { encoding: 'utf8' },
  );
  const outcome = error && 'code' in error ? error.code : status;

  // Machines without systemd cannot check the unit.
  expect([0, 'ENOENT'], stdout).toContain(outcome);
});

test('systemd, Docker and the scripts in package.json all start the same file with the same options', () => {
  const [, command = ''] = /ExecStart=\S+\/(node_modules\/.*)/.exec(
    read('deploy/gateway.service'),
  ) ?? [''];

  expect(existsSync(/ (server\/\S+) serve$/.exec(command)?.[1] ?? '')).toBe(true);
  expect(JSON.parse(linesOf('CMD')[0] ?? '')).toEqual(command.split(' '));
  expect(read('package.json')).toContain(command.replace('node_modules/.bin/', 'exec '));
});

test('the Docker build copies only existing files but no secrets or earlier builds, and the image does not run as root', () => {
  const ignored = read('deploy/Dockerfile.dockerignore').trim().split('\n');
  const sources = linesOf('COPY')
    .filter((line) => !line.includes('--from'))
    .flatMap((line) => line.split(' ').slice(0, -1));

  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'data', 'dist', 'node_modules']));
  expect(linesOf('USER')[0]).toMatch(/^[1-9]\d+:[1-9]\d+$/);
});

test('the Docker image and the Compose service use only existing settings', () => {
  const [gateway = ''] = read('deploy/compose.yaml').split(/^  (?!gateway:)\w+:$/m);
  const settings = new Set(Object.keys({ ...numberSettings, ...textSettings }));
  const used = [...linesOf('ARG'), ...linesOf('ENV')]
    .flatMap((line) => line.split(' '))
    .map((pair) => pair.split('=')[0] ?? '')
    .concat(gateway.match(/(?<=^ +)[A-Z_]+(?=:)/gm) ?? []);

  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((name) => !settings.has(name))).toEqual([]);
});

test('each action in a GitHub workflow is pinned to a commit', () => {
  const uses = globSync('.github/workflows/*.yml').flatMap((path) =>
    [...read(path).matchAll(/uses: (.*)/g)].map(([, action]) => action),
  );

  expect(uses.length).toBeGreaterThan(5);
  for (const action of uses) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
