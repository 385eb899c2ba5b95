import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../../support/server/startServer.ts';
import { temporaryFolder } from '../../support/server/temporaryFolder.ts';

describe('gateway', () => {
  test('lists its commands, each of which describes itself', () => {
    const usage = runCommand('--help', '/nowhere').stdout;
    const names = usage.match(/^[a-z]+(?= {2,})/gm) ?? [];
    expect(names).toEqual(expect.arrayContaining(['serve', 'doctor', 'restore', 'site']));

    for (const name of names.filter((each) => each !== 'serve'))
      expect(runCommand(name, '/nowhere', '--help')).toEqual({
        status: 0,
        stdout: expect.stringMatching(`^gateway ${name} `),
        stderr: '',
      });
  });

  test.each([
    ['-h', /^Usage: gateway COMMAND\n/],
    ['--version', /^\d+\.\d+\.\d+\n$/],
  ])('`gateway %s` answers and exits with 0', (option, text) => {
    expect(runCommand(option, '/nowhere')).toEqual({
      status: 0,
      stdout: expect.stringMatching(text),
      stderr: '',
    });
  });

  test.each([
    [[''], 'A command is missing.\n\nUsage: gateway COMMAND'],
    [['constructor'], 'Unknown command: constructor\n\nUsage: gateway COMMAND'],
    [['serve', 'now'], 'serve takes no arguments.\n\nUsage: gateway COMMAND'],
    [['lead', 'resend'], 'Use `list` or `resend REFERENCE`.\n\ngateway lead list'],
    [['outbox', 'drop'], 'Use `list`, `retry` or `drop ID`.\n\ngateway outbox list'],
    [['visitor', 'show', 'pat'], 'Use `show`, `forget` or `unlock`, and an email address.\n'],
    [['doctor', '--hots'], "Unknown option '--hots'"],
    [['doctor', 'now'], 'Too many arguments: now\n\ngateway doctor'],
    [['doctor', '--mail', 'pat'], '--mail needs an email address.\n\ngateway doctor'],
  ])('the wrong arguments %j print the usage and exit with 1', ([name = '', ...words], text) => {
    const { status, stdout, stderr } = runCommand(name, '/nowhere', ...words);

    expect([status, stdout, stderr.slice(0, text.length)]).toEqual([1, '', text]);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  test('closing the output pipe causes no error', () => {
    const script = '"$0" server/gateway.ts outbox --help | true; echo "${PIPESTATUS[0]}"';
    const { stdout, stderr } = spawnSync('bash', ['-c', script, process.execPath], {
      encoding: 'utf8',
    });

    expect([stdout, stderr]).toEqual(['0\n', '']);
  });

  test('runs through a symbolic link from any folder', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'deploy'));
    cpSync('deploy/gateway', join(folder, 'deploy/gateway'));
    for (const name of ['server', 'src', 'node_modules', 'package.json'])
      symlinkSync(resolve(name), join(folder, name));
    symlinkSync(join(folder, 'deploy/gateway'), join(folder, 'gateway'));
    writeFileSync(join(folder, '.env'), 'PORT=x\nSALES_EMAIL=pat\n');
    const { status, stderr } = spawnSync(join(folder, 'gateway'), ['outbox', 'list'], {
      cwd: '/',
      env: { PATH: process.env['PATH'] },
      encoding: 'utf8',
    });

    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^PORT is not valid.*\nSALES_EMAIL is not valid.*\n$/),
    ]);
  });
});
