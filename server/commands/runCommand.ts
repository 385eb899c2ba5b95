import { readEnvironment } from '../settings/environment.ts';
import { readSettings, type Settings } from '../settings/settings.ts';

/** Runs an operator's command and prints its lines, or its error with exit code 1. */
export async function runCommand(
  command: (settings: Settings, words: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  process.umask(0o077);
  try {
    const { settings, faults } = readSettings(readEnvironment());
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const lines = await command(settings, process.argv.slice(2));
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'The command failed.'}\n`);
    process.exitCode = 1;
  }
}
