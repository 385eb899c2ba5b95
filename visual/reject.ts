import { selectResults } from './selectResults.ts';
import { writeReport } from './writeReport.ts';
import { readRejections, readRun, writeRejections, writeRun } from './run.ts';

const USAGE = `npm run visual:reject -- <component | story id | picture id …>

Says no to pictures of the last run. Until they look different, runs show them as rejected, and
\`visual:approve -- --all\` leaves them out. To approve one after all, name it.`;

async function reject(names: readonly string[]): Promise<string> {
  const run = await readRun();
  const open = run.results.filter(({ status, shot }) => status !== 'same' && shot !== undefined);
  const chosen = new Map(selectResults(open, names).map(({ id, shot = '' }) => [id, shot]));
  await writeRejections({ ...(await readRejections()), ...Object.fromEntries(chosen) });
  const results = run.results.map((result) =>
    chosen.has(result.id) ? { ...result, rejected: true } : result,
  );
  await writeRun({ ...run, results });
  await writeReport({ ...run, results });
  return `${chosen.size} rejected.`;
}

const names = process.argv.slice(2);
try {
  console.log(names.length === 0 ? USAGE : await reject(names));
  process.exitCode = names.length === 0 ? 2 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
