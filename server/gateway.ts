#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { UsageError, type Command } from './commands/command.ts';
import { kindOf } from './log.ts';
import release from '../package.json' with { type: 'json' };

/** Each command is loaded only when it is used, so that it does not wait for the others to load. */
const COMMANDS: Readonly<Record<string, readonly [summary: string, load: () => Promise<Command>]>> =
  {
    doctor: [
      'checks the settings, the store and the mail server',
      async () => (await import('./commands/doctor.ts')).doctor,
    ],
    lead: [
      'lists leads, and sends a lead again',
      async () => (await import('./commands/lead.ts')).lead,
    ],
    outbox: [
      'lists queued and failed mails and leads, and retries or drops failed ones',
      async () => (await import('./commands/outbox.ts')).outbox,
    ],
    visitor: [
      'shows or removes the data stored for one email, or clears its limits',
      async () => (await import('./commands/visitor.ts')).visitor,
    ],
    restore: [
      'replaces the store with a backup',
      async () => (await import('./commands/restore.ts')).restoreCommand,
    ],
    site: [
      'writes the site for a static host',
      async () => (await import('./commands/site.ts')).site,
    ],
  };

const USAGE = `Usage: gateway COMMAND

serve    runs the server
${Object.entries(COMMANDS)
  .map(([command, [summary]]) => `${command.padEnd(8)} ${summary}`)
  .join('\n')}

gateway COMMAND --help   describes one command
gateway --version        prints the release`;

const HELP = ['--help', '-h'];

const [name = '', ...args] = process.argv.slice(2);
if (name === 'serve' && args.length === 0) await (await import('./server.ts')).serve();
else {
  // Exits without an error message if the reader of a pipe closes it early, as `head` does.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit());
  process.umask(0o077);
  process.exitCode = await runCommand();
}

async function runCommand(): Promise<number> {
  let usage = USAGE;
  try {
    if (name === '--version') return print([release.version]);
    if (HELP.includes(name)) return print([USAGE]);
    if (name === 'serve' && HELP.includes(args[0] ?? '')) return print([USAGE]);
    if (name === 'serve') throw new UsageError('serve takes no arguments.');
    const [, load] = (Object.hasOwn(COMMANDS, name) && COMMANDS[name]) || [];
    if (!load)
      throw new UsageError(name === '' ? 'A command is missing.' : `Unknown command: ${name}`);
    const command = await load();
    ({ usage } = command);
    const { help, words, options } = parse(command);
    if (help) return print([usage]);
    if (words.length > command.maxWords)
      throw new UsageError(`Too many arguments: ${words.slice(command.maxWords).join(' ')}`);
    const { lines, failed = false } = await command.run(words, options);
    print(lines);
    return failed ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : kindOf(error)}\n`);
    if (error instanceof UsageError) process.stderr.write(`\n${usage}\n`);
    return 1;
  }
}

function parse({ options }: Command) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    const { help, ...rest } = values;
    return { help: help === true, words: positionals, options: rest };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : kindOf(error));
  }
}

function print(lines: readonly string[]): 0 {
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}
