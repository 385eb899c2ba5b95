import { chromium } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { browserArgs, fullBrowserPath } from '../../tests/support/browser/browserPath.ts';
import { freePort } from '../../tests/support/host/freePort.ts';
import { median } from '../median.ts';
import { measuredPages, type MeasuredPage } from './measuredPages.ts';
import { remember } from './remember.ts';
import { startSite } from './web.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const FOLDER = 'dist/lighthouse';
const run = promisify(execFile);
const TOOL = resolve(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Runs Lighthouse's own tool on every page as a phone, and prints medians of its runs. */
export async function benchLighthouse(): Promise<void> {
  await run('npm', ['install', '--no-package-lock', '--prefix', import.meta.dirname]);
  mkdirSync(FOLDER, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  const { url, stop } = await startSite(dataDir);
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, page] of Object.entries(measuredPages)) {
    const reports: Report[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      reports.push(await runLighthouse(url, page, join(FOLDER, `${name}-${round}`)));
    }
    const score = (category: string) =>
      median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
    const audit = (id: string) =>
      Math.round(median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)));
    rows[name] = {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
      'first paint, ms': audit('first-contentful-paint'),
      'blocked, ms': audit('total-blocking-time'),
    };
  }
  await stop();
  rmSync(dataDir, { recursive: true });
  console.table(rows);
  process.stdout.write(`${FOLDER} has the reports.\n`);
}

/** One run in a browser of its own. Lighthouse empties the cache, and leaves cookie and storage. */
async function runLighthouse(url: string, page: MeasuredPage, path: string): Promise<Report> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: await fullBrowserPath(),
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  });
  if (page.verified) await remember(context, url);
  const skipped = (page.skippedAudits ?? []).map((audit) => `--skip-audits=${audit}`);
  const flags = ['--quiet', '--no-enable-error-reporting', '--ignore-status-code', ...skipped];
  const output = ['--output=json', '--output=html', `--output-path=${path}`];
  await run(process.execPath, [TOOL, url + page.path, `--port=${port}`, ...flags, ...output]);
  await context.close();
  return JSON.parse(readFileSync(`${path}.report.json`, 'utf8')) as Report;
}
