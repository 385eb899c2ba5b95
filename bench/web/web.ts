import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArgs, fullBrowserPath } from '../../tests/support/browser/browserPath.ts';
import { median } from '../median.ts';
import { startServer, type Server } from '../startServer.ts';
import { buildApp, buildByHand } from './buildRivals.ts';
import { measuredPages } from './measuredPages.ts';
import { measureInteractions } from './measureInteractions.ts';
import { measureLoad } from './measureLoad.ts';
import { measureTyping } from './measureTyping.ts';

/** Measured in turn, so often, so that noise hits all equally. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** Measures the pages beside their rivals in one browser, and prints the medians. */
export async function benchWeb(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-web-'));
  const executablePath = await fullBrowserPath();
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const servers: Server[] = [];
  const start = async (built?: string) => {
    const server = await startSite(join(folder, `data-${servers.length}`), built);
    servers.push(server);
    return server.url;
  };
  try {
    process.stdout.write(`Chromium ${browser.version()}, ${ROUNDS} rounds\n`);
    const ours = { url: await start(), react: true };
    const rivals = {
      usual: { url: await start(await buildApp('usual', folder)), react: true },
      byHand: { url: await start(await buildByHand(folder)), react: false },
    };
    for (const [name, page] of Object.entries(measuredPages)) {
      const subjects: Subjects = { ours: () => measureLoad(browser, page, ours) };
      for (const rival of page.rivals) {
        subjects[rival] = () => measureLoad(browser, page, rivals[rival]);
      }
      await compare(name, subjects);
    }
    const forms = await start(await buildApp('typing', folder));
    for (const form of ['ours', 'usual']) {
      const type = (fields: number) => () =>
        measureTyping(browser, `${forms}/?form=${form}&fields=${fields}`);
      await compare(`typing, ${form}`, { '100 fields': type(100), '9 fields': type(9) });
    }
    await compare('typing, /info', {
      ours: () => measureTyping(browser, `${ours.url}/info`),
    });
    await compare('interactions', { ours: () => measureInteractions(browser, ours.url) });
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** The host in the folder of a built site, by default ours. Its letters stay in its mailbox. */
export function startSite(dataDir: string, built?: string): Promise<Server> {
  const limits = { CODES_PER_IP_MINUTE: '1000', CODES_PER_IP_HOUR: '1000' };
  return startServer('server/main.ts', { PORT: '0', DATA_DIR: dataDir, ...limits }, built);
}

type Subjects = Record<string, () => Promise<Record<string, number>>>;

/** Measures in turn; prints the medians of each, and the first's as shares of the others'. */
async function compare(title: string, subjects: Subjects): Promise<void> {
  const measured: Record<string, Record<string, number>[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, measure] of Object.entries(subjects)) {
      (measured[name] ??= []).push(await measure());
    }
  }
  const [first = '', ...others] = Object.keys(subjects);
  const rows: Record<string, Record<string, number>> = {};
  for (const figure of Object.keys(measured[first]?.[0] ?? {})) {
    const medianOf = (name: string) =>
      median((measured[name] ?? []).map((round) => round[figure] ?? Number.NaN));
    const row = (rows[figure] = { [first]: rounded(medianOf(first)) });
    for (const name of others) {
      row[name] = rounded(medianOf(name));
      const share = medianOf(first) / medianOf(name);
      if (Number.isFinite(share)) row[`${first} / ${name}`] = rounded(share);
    }
  }
  process.stdout.write(`\n${title}\n`);
  console.table(rows);
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
