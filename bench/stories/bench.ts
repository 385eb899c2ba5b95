import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { watchProcessor } from './watchProcessor.ts';

const PROJECT = resolve(import.meta.dirname, '../..');

/** The seconds that all stories with axe may take in one look, on two cores. */
const LIMIT = 60;

interface Report {
  success: boolean;
  numTotalTests: number;
  numPassedTests: number;
}

/** Runs every story with axe in one look, as `npm run test:stories` does, and reads the clocks. */
async function play(project: string) {
  const folder = mkdtempSync(join(tmpdir(), 'stories-bench-'));
  const file = join(folder, 'report.json');
  const vitest = join(PROJECT, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--project', project, '--reporter=json', `--outputFile=${file}`];
  const started = performance.now();
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: PROJECT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = watchProcessor(child.pid ?? 0);
  await once(child, 'exit');
  const seconds = (performance.now() - started) / 1000;
  const processor = stop();
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  return { seconds, processor, report };
}

const project = process.argv[2] ?? 'stories';
const { seconds, processor, report } = await play(project);
const { numTotalTests: tests, numPassedTests: passed } = report;
process.stdout.write(
  `${project}: ${passed} of ${tests} tests passed, each with axe, in ${seconds.toFixed(1)} s ` +
    `(${LIMIT} s allowed): ${(tests / seconds).toFixed(2)} tests a second, ` +
    `${processor.toFixed(1)} s of processor time, ${(processor / tests).toFixed(2)} s a test, ` +
    `${availableParallelism()} cores, ${loadavg()[0]?.toFixed(1)} processes waiting or running.\n`,
);
process.exitCode = report.success ? 0 : 1;
