import { execFile } from 'node:child_process';
import { onTestFinished, vi } from 'vitest';
import type { Command } from '../../../server/commands/command.ts';

/** Runs a command of the operator in this process, on the store in a folder. */
export function runHere({ run }: Command, dataDir: string, ...words: readonly string[]) {
  vi.stubEnv('DATA_DIR', dataDir);
  onTestFinished(() => void vi.unstubAllEnvs());
  return run(words, {});
}

/** Runs a program until it ends. Resolves to its exit code and its output. */
export function runProgram(
  program: string,
  words: readonly string[],
  { cwd, ...env }: Record<string, string> = {},
): Promise<{ status: unknown; stdout: string; stderr: string }> {
  const settings = { PATH: process.env['PATH'], ...env };
  return new Promise((resolve) => {
    execFile(program, words, { cwd, env: settings }, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr }),
    );
  });
}

/** Runs `gateway` with these words in a process of its own. */
export const runGateway = (words: readonly string[], env?: Record<string, string>) =>
  runProgram(process.execPath, ['server/gateway.ts', ...words], env);
