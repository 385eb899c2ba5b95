import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launch } from 'puppeteer-core';
import { browserArgs, browserPath } from '../../tests/support/browserPath.ts';
import { lighthouseReport, type PageRuns } from './lighthouseReport.ts';
import { lighthouseRun } from './lighthouseRun.ts';
import { pages } from './pages.ts';
import { startSite } from './startSite.ts';

/** Runs for each page; LIGHTHOUSE_RUNS makes it shorter or longer. */
const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5);
const FOLDER = resolve('dist/lighthouse');

const site = await startSite();
const browser = await launch({ executablePath: await browserPath(), args: browserArgs });
const results: PageRuns[] = pages.map((page) => ({ page, runs: [] }));
try {
  for (let round = 1; round <= RUNS; round += 1) {
    for (const { page, runs } of results) {
      const visitor = `${page.name}-${round}@firm.example`;
      runs.push(await lighthouseRun(browser, site.url, page, visitor));
      process.stdout.write('.');
    }
  }
  const report = lighthouseReport(results, await browser.version());
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, content] of Object.entries(report.files)) {
    writeFileSync(join(FOLDER, name), content);
  }
  process.stdout.write(`\n${report.text}\ndist/lighthouse/index.html has the runs.\n`);
} finally {
  await browser.close();
  await site.stop();
}
