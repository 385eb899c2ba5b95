import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../server/commands/command.ts';
import { doctor } from '../../../server/commands/doctor.ts';
import { lead } from '../../../server/commands/lead.ts';
import { outbox } from '../../../server/commands/outbox.ts';
import { restoreCommand } from '../../../server/commands/restore.ts';
import { site } from '../../../server/commands/site.ts';
import { visitor } from '../../../server/commands/visitor.ts';
import { runGateway, runProgram } from '../../support/server/runCommand.ts';
import { temporaryFolder } from '../../support/server/temporaryFolder.ts';

const COMMANDS = [doctor, lead, outbox, visitor, restoreCommand, site];

describe.concurrent('gateway', () => {
  test('lists its commands, each of which describes itself', async () => {
    const { status, stdout, stderr } = await runGateway(['--help']);

    const names = COMMANDS.map(({ usage }) => /^gateway ([a-z]+) /.exec(usage)?.[1]);
    expect(stdout.match(/^[a-z]+(?= {2,})/gm)).toEqual(['serve', ...names]);
    expect([status, stderr]).toEqual([0, '']);
  });

  test.each([
    [['site', '-h'], /^gateway site /],
    [['--version'], /^\d+\.\d+\.\d+\n$/],
  ])('answers to %j and exits with 0', async (words, text) => {
    expect(await runGateway(words)).toEqual({
      status: 0,
      stdout: expect.stringMatching(text),
      stderr: '',
    });
  });

  test.each([
    [[], 'A command is missing.\n\nUsage: gateway COMMAND'],
    [['constructor'], 'Unknown command: constructor\n\nUsage: gateway COMMAND'],
    [['serve', 'now'], 'serve takes no arguments.\n\nUsage: gateway COMMAND'],
    [['doctor', '--hots'], "Unknown option '--hots'"],
    [['doctor', 'now'], 'Too many arguments: now\n\ngateway doctor'],
  ])('prints the usage for %j and exits with 1', async (words, text) => {
    const { status, stdout, stderr } = await runGateway(words);

    expect([status, stdout, stderr.slice(0, text.length)]).toEqual([1, '', text]);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  test.each([
    [lead, ['resend'], 'Use `list` or `resend REFERENCE`.'],
    [outbox, ['drop'], 'Use `list`, `retry` or `drop ID`.'],
    [visitor, ['show', 'pat'], 'Use `show`, `forget` or `unlock`, and an email address.'],
    [doctor, [], '--mail needs an email address.'],
  ])('refuses incomplete arguments (%#)', async ({ run }, words, text) => {
    await expect(run(words, { mail: 'pat' })).rejects.toEqual(new UsageError(text));
  });

  test('closing the output pipe causes no error', async () => {
    const script = '"$0" server/gateway.ts outbox --help | true; echo "${PIPESTATUS[0]}"';

    const { stdout, stderr } = await runProgram('bash', ['--norc', '-c', script, process.execPath]);

    expect([stdout, stderr]).toEqual(['0\n', '']);
  });
});

test('gateway runs through a symbolic link from any folder', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'deploy'));
  cpSync('deploy/gateway', join(folder, 'deploy/gateway'));
  for (const name of ['server', 'src', 'node_modules', 'package.json'])
    symlinkSync(resolve(name), join(folder, name));
  symlinkSync(join(folder, 'deploy/gateway'), join(folder, 'gateway'));
  writeFileSync(join(folder, '.env'), 'PORT=x\nSALES_EMAIL=pat\n');

  const { status, stderr } = await runProgram(join(folder, 'gateway'), ['outbox', 'list'], {
    cwd: '/',
  });

  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^PORT is not valid.*\nSALES_EMAIL is not valid.*\n$/),
  ]);
});
