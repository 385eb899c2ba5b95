import type { Browser } from '@playwright/test';
import type { PageLoads } from './loadTables.ts';
import { measureLoad } from './measureLoad.ts';
import { pages } from './pages.ts';
import { rememberedVisitor } from './rememberedVisitor.ts';
import type { Site } from './startSite.ts';

export interface BenchLoadsOptions {
  rounds: number;
  ours: Site;
  usual: Site;
  byHand: Site;
}

/** Loads every page of every site in turn, so that what disturbs the machine disturbs all alike. */
export async function benchLoads(
  browser: Browser,
  { rounds, ours, usual, byHand }: BenchLoadsOptions,
): Promise<PageLoads[]> {
  const known = async ({ url }: Site, react: boolean) => ({
    url,
    react,
    visitor: await rememberedVisitor(browser, url),
  });
  const sites = [await known(ours, true), await known(usual, true), await known(byHand, false)];
  const results: PageLoads[] = pages.map((page) => ({ page, loads: [[], [], []] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { page, loads } of results) {
      for (const [index, site] of sites.entries()) {
        loads[index]?.push(await measureLoad(browser, { ...site, page }));
      }
      process.stdout.write('.');
    }
  }
  return results;
}
