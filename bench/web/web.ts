import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, fullBrowserPath } from '../../tools/browser/browserPath.ts';
import { startSite, type Site } from '../startSite.ts';
import { buildSite } from './buildSite.ts';
import { measuredPages, measureLoad } from './loads.ts';
import { measureInteractions, measureTyping } from './interactions.ts';

/** Subjects take turns, so that noise affects all of them equally. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

type Measure = () => Promise<Record<string, number>>;

/** Measures our pages beside the baseline SPA and the hand-written page, and prints medians. */
export async function benchWeb(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-web-'));
  const browser = await chromium.launch({
    executablePath: await fullBrowserPath(),
    args: browserArgs,
  });
  const sites: Record<string, Site> = {};
  const start = async (name: string, built?: string) => {
    const limits = { SENDS_PER_IP_MINUTE: '1000', SENDS_PER_IP_HOUR: '1000' };
    sites[name] = await startSite({ DATA_DIR: join(folder, `data-${name}`), ...limits }, built);
    return sites[name].url;
  };
  try {
    const ours = await start('ours');
    const urls = {
      ours,
      baselineSpa: await start('baselineSpa', await buildSite('baselineSpa', folder)),
      handWritten: await start('handWritten', await buildSite('handWritten', folder)),
    };
    for (const [name, page] of Object.entries(measuredPages)) {
      const measures = page.on.map((site) => [
        site,
        () => measureLoad(browser, urls[site], { ...page, react: site !== 'handWritten' }),
      ]);
      await compare(name, Object.fromEntries(measures) as Record<string, Measure>);
    }
    const form = await start('typing', await buildSite('typing', folder));
    await compare('typing', {
      '/info': () => measureTyping(browser, `${ours}/info`),
      '9 fields': () => measureTyping(browser, `${form}/?fields=9`),
      '100 fields': () => measureTyping(browser, `${form}/?fields=100`),
    });
    await compare('interactions', { ours: () => measureInteractions(browser, ours) });
  } finally {
    await browser.close();
    for (const site of Object.values(sites)) await site.stop();
    rmSync(folder, { recursive: true });
  }
}

async function compare(title: string, subjects: Record<string, Measure>): Promise<void> {
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
