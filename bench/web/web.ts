import react from '@vitejs/plugin-react';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { browserArgs, fullBrowserPath } from '../../tools/browser/browserPath.ts';
import { compressAssets } from '../../tools/vite/compressAssets.ts';
import { startSite, type RunningSite } from '../startSite.ts';
import { measureFirstPaint } from './firstPaint.ts';
import { measureTyping } from './typing.ts';
import { goals, measureVisit } from './visit.ts';

/**
 * Measures the delays of a visit and the cost of typing, and compares the first paint of the gate,
 * the baseline SPA and the hand-written page. Prints medians. The compared pages take turns in each
 * round, so that noise affects all of them equally.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

const folder = mkdtempSync(join(tmpdir(), 'bench-web-'));
const executablePath = await fullBrowserPath();
const browser = await chromium.launch({ executablePath, args: browserArgs });
const sites: RunningSite[] = [];
try {
  const ours = await start('.');
  const baselineSpa = await start(await buildSite('baselineSpa'));
  const handWritten = await start(await buildSite('handWritten'));
  const form = await start(await buildSite('typing'));
  await compare('delays of a visit, ms', {
    ours: () => measureVisit(browser, ours),
    goal: async () => goals,
  });
  await compare('gate', {
    ours: () => measureFirstPaint(browser, ours),
    baselineSpa: () => measureFirstPaint(browser, baselineSpa),
    handWritten: () => measureFirstPaint(browser, handWritten),
  });
  await compare('typing', {
    '9 fields': () => measureTyping(browser, form, 9),
    '100 fields': () => measureTyping(browser, form, 100),
  });
} finally {
  await browser.close();
  for (const site of sites) await site.stop();
  rmSync(folder, { recursive: true });
}

async function start(built: string): Promise<string> {
  const limits = { CODES_PER_IP_MINUTE: '1000', CODES_PER_IP_HOUR: '1000' };
  const site = await startSite(
    { ...limits, DATA_DIR: join(folder, `data-${sites.length}`) },
    built,
  );
  sites.push(site);
  return site.url;
}

/** Builds the page in the folder `name` for our server. Returns the new folder. */
async function buildSite(name: string): Promise<string> {
  const dist = join(folder, name, 'dist');
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, name),
    plugins: [react(), compressAssets()],
    build: { outDir: join(dist, 'client'), manifest: true, chunkSizeWarningLimit: 1000 },
  });
  // Our server runs this program to get the page.
  mkdirSync(join(dist, 'render'));
  const program = JSON.stringify(join(import.meta.dirname, 'renderIndex.ts'));
  writeFileSync(join(dist, 'render/main.js'), `await import(${program})`);
  return join(folder, name);
}

type Figures = Readonly<Record<string, number>>;

async function compare(title: string, subjects: Record<string, () => Promise<Figures>>) {
  const rounds: Record<string, Record<string, number[]>> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [subject, measure] of Object.entries(subjects)) {
      for (const [figure, value] of Object.entries(await measure())) {
        ((rounds[figure] ??= {})[subject] ??= []).push(value);
      }
    }
  }
  const rows = Object.entries(rounds).map(([figure, values]) => [
    figure,
    Object.fromEntries(Object.entries(values).map(([name, all]) => [name, median(all)])),
  ]);
  process.stdout.write(`\n${title}, ${ROUNDS} rounds\n`);
  console.table(Object.fromEntries(rows));
}

function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return Number(middle.toPrecision(3));
}
