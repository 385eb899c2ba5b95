import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** The parts of `npm test` in their order; `npm test -- unit e2e` runs only those named. */
const parts: Record<string, string> = {
  check: 'npm run --silent check',
  build: 'npm run --silent build',
  unit: 'vitest run --project unit',
  stories: 'vitest run --project stories',
  e2e: 'playwright test',
  size: 'node tests/unbudgeted.ts && size-limit',
};
// A tool whose output is read here does not see the terminal.
const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
const needsBuild = ['e2e', 'size'];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(
    `No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.\n`,
  );
  process.exit(1);
}
const chosen = named.length > 0 ? new Set(named) : new Set(Object.keys(parts));
if (needsBuild.some((name) => chosen.has(name))) chosen.add('build');

const lines: string[] = [];
for (const [name, command] of Object.entries(parts)) {
  if (chosen.has(name)) lines.push(await run(name, command));
}
process.stdout.write(`\n${lines.join('\n')}\n`);

/** Runs a part to its end; gives its line, with what its own tool says of its tests. */
async function run(name: string, command: string): Promise<string> {
  process.stdout.write(`\n== ${name}: ${command}\n`);
  const started = performance.now();
  const child = spawn(command, { shell: true, env, stdio: ['inherit', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    printed += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) process.exitCode = 1;
  const seconds = Math.round((performance.now() - started) / 1000);
  const verdict = `${name.padEnd(8)}${code === 0 ? 'passed' : 'FAILED'}  ${`${seconds}`.padStart(4)} s`;
  return [verdict, ...summaryOf(printed)].join('  ');
}

/** Vitest's line on its tests, Playwright's on its own. */
function summaryOf(printed: string): string[] {
  const lines = stripVTControlCharacters(printed).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => /^(?:Tests  |\d+ (?:passed|failed|flaky) ?)/.test(line));
}
