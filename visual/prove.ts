import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const USAGE = `node visual/prove.ts [runs] [story file …]

Shows that the pictures are to be trusted. Unchanged stories differ in no pixel, however often they
are pictured (20 runs), under localhost and 127.0.0.1 by turns. One pixel of padding and 3/255 of a
color are seen in every story file.`;

const [runs = '20', ...files] = process.argv.slice(2);
if (Number.isNaN(Number(runs))) {
  process.stdout.write(`${USAGE}\n`);
  process.exit();
}

/** The pictures of one run: how many there are, and those that differ, by story file. */
function runPictures(args: string[], change = '') {
  const report = join(mkdtempSync(join(tmpdir(), 'visual-')), 'report.json');
  const vitest = ['vitest', 'run', '--mode', 'visual', '--reporter=json', `--outputFile=${report}`];
  const env = { ...process.env, VITE_DISTURB: change };
  spawnSync('npx', [...vitest, ...args, ...files], { env });
  const { numTotalTests, numFailedTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as Report;
  return { total: numTotalTests, failed: numFailedTests, testResults };
}

interface Report {
  numTotalTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: unknown[] }[];
}

for (let turn = 1; turn <= Number(runs); turn += 1) {
  const host = turn % 2 ? '127.0.0.1' : 'localhost';
  const { total, failed } = runPictures([`--browser.api.host=${host}`]);
  process.stdout.write(`run ${turn} under ${host}: ${failed} of ${total} pictures differ\n`);
  if (failed > 0 || total === 0) process.exitCode = 1;
}
for (const change of ['padding', 'color']) {
  const { total, failed, testResults } = runPictures(['--project=desk-light'], change);
  const blind = testResults
    // A file without a picture in this view is left out.
    .filter(({ status, assertionResults }) => status === 'passed' && assertionResults.length > 0)
    .map(({ name }) => basename(name));
  process.stdout.write(
    `${change}: seen in ${failed} of ${total}; not in ${blind.join(', ') || 'no file'}\n`,
  );
  if (blind.length > 0) process.exitCode = 1;
}
