import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launch } from 'puppeteer-core';
import { browserArgs, fullBrowserPath } from '../../tests/support/browser/browserPath.ts';
import { lighthouseIndex } from './lighthouseIndex.ts';
import { lighthouseRun, type LighthouseRun } from './lighthouseRun.ts';
import { lighthouseTable, type PageRuns } from './lighthouseTable.ts';
import { pages } from './pages.ts';
import { startSite } from './startSite.ts';

/** Runs for each page; LIGHTHOUSE_RUNS makes it shorter or longer. */
const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5);
const FOLDER = resolve('dist/lighthouse');

const site = await startSite();
const browser = await launch({ executablePath: await fullBrowserPath(), args: browserArgs });
const results: PageRuns[] = pages.map((page) => ({ page, runs: [] }));
try {
  for (let round = 1; round <= RUNS; round += 1) {
    for (const { page, runs } of results) {
      const visitor = `${page.name}-${round}@firm.example`;
      runs.push(await lighthouseRun(browser, site.url, page, visitor));
      process.stdout.write('.');
    }
  }
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'index.html'), lighthouseIndex(results, await browser.version()));
  for (const { page, runs } of results) {
    writeFileSync(join(FOLDER, `${page.name}.html`), medianRun(runs)?.html ?? '');
  }
  process.stdout.write(`\n${lighthouseTable(results)}\ndist/lighthouse/index.html has the runs.\n`);
} finally {
  await browser.close();
  await site.stop();
}

/** The run in the middle by score, and by largest paint where scores are equal. */
function medianRun(runs: readonly LighthouseRun[]): LighthouseRun | undefined {
  const sorted = runs.toSorted(
    ({ figures: a }, { figures: b }) => a.performance - b.performance || b.lcp - a.lcp,
  );
  return sorted[Math.floor((sorted.length - 1) / 2)];
}
