import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sight } from './report/data.ts';
import { renderReport } from './renderReport.ts';
import {
  actualFile,
  differenceFile,
  keep,
  referenceFile,
  runFolder,
  type Result,
  type Run,
} from './run.ts';

/** Writes the report of a run beside it, and returns its path. */
export async function writeReport(run: Run): Promise<string> {
  const file = join(runFolder, 'report.html');
  await keep(file, await renderReport({ ...run, sights: await sightsOf(run.results) }));
  return file;
}

/** What there is to see of each picture. Those that nobody has to look at stay outside the page. */
async function sightsOf(results: readonly Result[]): Promise<Record<string, Sight>> {
  const entries = results.map(async ({ id, status }): Promise<[string, Sight]> => {
    if (status === 'same') return [id, { reference: `actual/${id}.png` }];
    const [reference, actual, difference] = await Promise.all([
      embed(referenceFile(id)),
      embed(actualFile(id)),
      embed(differenceFile(id)),
    ]);
    return [
      id,
      {
        ...(reference && { reference }),
        ...(actual && { actual }),
        ...(difference && { difference }),
      },
    ];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function embed(png: string): Promise<string | undefined> {
  if (!existsSync(png)) return undefined;
  return `data:image/png;base64,${await readFile(png, 'base64')}`;
}
