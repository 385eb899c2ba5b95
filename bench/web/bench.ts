import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, fullBrowserPath } from '../../tests/support/browser/browserPath.ts';
import { benchLoads } from './benchLoads.ts';
import { benchTyping } from './benchTyping.ts';
import { buildApp, buildByHand, type Build } from './build.ts';
import { loadTables } from './loadTables.ts';
import { startSite, type Site } from './startSite.ts';
import { swapRows } from './typing/swapRows.ts';
import { typingTable } from './typingTable.ts';

/**
 * Times that each page is loaded; BENCH_ROUNDS makes it shorter or longer. Typing takes five at
 * most.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const TYPING_ROUNDS = Math.min(ROUNDS, 5);
const RESULTS = join(import.meta.dirname, 'RESULTS.md');

const started: Site[] = [];
const built: Build[] = [];
const browser = await chromium.launch({
  executablePath: await fullBrowserPath(),
  args: browserArgs,
});
try {
  const ours = await start();
  const usual = await start(await buildApp('usual'));
  const byHand = await start(await buildByHand());
  const forms = await start(await buildApp('typing', [swapRows()]));

  const loads = await benchLoads(browser, { rounds: ROUNDS, ours, usual, byHand });
  const typed = await benchTyping(browser, { rounds: TYPING_ROUNDS, ours, forms });
  const report = [head(), ...loadTables(loads), typingTable(typed)].join('\n\n');
  writeFileSync(RESULTS, `${report}\n`);
  execFileSync(resolve('node_modules/.bin/oxfmt'), [RESULTS]);
  process.stdout.write(`\n${report}\n`);
} finally {
  await browser.close();
  for (const site of started) await site.stop();
  for (const build of built) await build.remove();
}

async function start(build?: Build): Promise<Site> {
  if (build) built.push(build);
  const site = await startSite(build?.folder);
  started.push(site);
  return site;
}

function head(): string {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores, Chromium ${browser.version()}`;
  return `# The pages against their rivals

Measured on ${date}, ${machine}: medians of ${ROUNDS} interleaved rounds (typing ${TYPING_ROUNDS}), processor slowed down four times, slow 4G
(150 ms, 1.6 Mbit/s), brotli, empty cache. _Usual_ is one bundle with the libraries as they come, _by hand_ is HTML with next to no
script; both have the same words and are served by the same host. The landing page and the form are loaded by a returning visitor.
The film is not counted.`;
}
