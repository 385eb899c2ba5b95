import { readFile } from 'node:fs/promises';
import { selectResults } from './selectResults.ts';
import { updateReferences, type Approval } from './references.ts';
import { writeReport } from './writeReport.ts';
import {
  actualFile,
  readRejections,
  readRun,
  writeRejections,
  writeRun,
  type Result,
} from './run.ts';

const USAGE = `npm run visual:approve -- <component | story id | picture id …>
npm run visual:approve -- --all

Makes the pictures of the last run references. --all leaves out what was rejected.`;

async function approve(names: readonly string[]): Promise<string> {
  const run = await readRun();
  const open = run.results.filter(({ status }) => !['same', 'failed'].includes(status));
  const chosen = names.includes('--all')
    ? open.filter(({ rejected }) => !rejected)
    : selectResults(open, names);
  const removed = chosen.filter(({ status }) => status === 'removed').map(({ id }) => id);
  await updateReferences(await Promise.all(chosen.flatMap(toApproval)), removed);

  const done = new Set(chosen.map(({ id }) => id));
  const rest = run.results.filter(({ id }) => !removed.includes(id));
  const results = rest.map((result) => (done.has(result.id) ? approved(result) : result));
  const rejections = Object.entries(await readRejections()).filter(([id]) => !done.has(id));
  await writeRejections(Object.fromEntries(rejections));
  const after = { ...run, results };
  await writeRun(after);
  await writeReport(after);
  return `${chosen.length} approved, ${open.length - chosen.length} left. Commit visual/references.`;
}

/** The reference that a picture becomes; none for one that is taken out. */
function toApproval({ id, shot, status }: Result): Promise<Approval>[] {
  if (status === 'removed' || shot === undefined) return [];
  return [readFile(actualFile(id)).then((png) => ({ id, shot, png }))];
}

const approved = ({ pixels: _pixels, rejected: _rejected, ...result }: Result): Result => ({
  ...result,
  status: 'same',
});

const names = process.argv.slice(2);
try {
  console.log(names.length === 0 ? USAGE : await approve(names));
  process.exitCode = names.length === 0 ? 2 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
