import { parseArgs } from 'node:util';
import { compareStories } from './compareStories.ts';
import { describeRun, isFine } from './describeRun.ts';
import { openFile } from './openFile.ts';
import { writeReport } from './writeReport.ts';
import type { Result } from './run.ts';

const USAGE = `npm run visual [-- <component | story id | picture id …>] [-- options]

Photographs every story, compares each picture with its reference, and opens the report.

  --reuse          photograph the last build of Storybook as it is
  --host <name>    the host name in the pages' address (127.0.0.1)
  --workers <n>    pages that are open at once (one more than processors)
  --no-open        do not open the report
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    help: { type: 'boolean', default: false },
    reuse: { type: 'boolean', default: false },
    host: { type: 'string', default: '127.0.0.1' },
    workers: { type: 'string' },
    open: { type: 'boolean', default: true },
  },
});

/** On a terminal, one line that counts; elsewhere nothing until the end. */
function showProgress(_result: Result, done: number, total: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${done} of ${total}${done === total ? '\n' : ''}`);
}

/** 0: all is as approved. 1: there is something to review. 2: the comparison could not be made. */
async function main(): Promise<number> {
  const run = await compareStories({
    names: positionals,
    reuse: values.reuse,
    host: values.host,
    ...(values.workers !== undefined && { workers: Number(values.workers) }),
    onResult: showProgress,
  });
  const report = await writeReport(run);
  console.log(describeRun(run, report));
  if (isFine(run)) return 0;
  if (values.open) openFile(report);
  return 1;
}

if (values.help) console.log(USAGE);
else {
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  });
}
