import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, fullBrowserPath } from '../../tools/browser/browserPath.ts';
import { startSite, type Site } from '../startSite.ts';
import { buildSite } from './buildSite.ts';
import { gate, info, landing, measureLoad } from './loads.ts';
import { measureTyping } from './typing.ts';
import { goals, measureWaits } from './waits.ts';

/**
 * Measures our pages beside the baseline SPA and the hand-written page, and prints medians.
 * Subjects take turns, so that noise affects all of them equally.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

const folder = mkdtempSync(join(tmpdir(), 'bench-web-'));
const browser = await chromium.launch({
  executablePath: await fullBrowserPath(),
  args: browserArgs,
});
const sites: Site[] = [];
const start = async (name?: string) => {
  const built = name ? await buildSite(name, folder) : '.';
  const limits = { CODES_PER_IP_MINUTE: '1000', CODES_PER_IP_HOUR: '1000' };
  const data = { DATA_DIR: join(folder, `data-${sites.length}`) };
  const site = await startSite({ ...data, ...limits }, built);
  sites.push(site);
  return site.url;
};
try {
  const ours = await start();
  const baselineSpa = await start('baselineSpa');
  const handWritten = await start('handWritten');
  const form = await start('typing');
  await compare('gate', {
    ours: () => measureLoad(browser, ours, gate),
    baselineSpa: () => measureLoad(browser, baselineSpa, gate),
    handWritten: () => measureLoad(browser, handWritten, gate),
  });
  await compare('/info', { ours: () => measureLoad(browser, ours, info) });
  await compare('landing page', { ours: () => measureLoad(browser, ours, landing) });
  await compare('typing', {
    '/info': () => measureTyping(browser, `${ours}/info`),
    '9 fields': () => measureTyping(browser, `${form}/?fields=9`),
    '100 fields': () => measureTyping(browser, `${form}/?fields=100`),
  });
  await compare('waits, ms', {
    ours: () => measureWaits(browser, ours),
    goal: async () => goals,
  });
} finally {
  await browser.close();
  for (const site of sites) await site.stop();
  rmSync(folder, { recursive: true });
}

async function compare(
  title: string,
  subjects: Record<string, () => Promise<Record<string, number>>>,
): Promise<void> {
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
