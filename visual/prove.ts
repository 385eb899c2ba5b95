import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { storiesFolder } from './buildStories.ts';
import { compareStories } from './compareStories.ts';
import { isFine } from './describeRun.ts';
import { differenceOf } from './difference.ts';
import { disturbColor, disturbPadding } from './disturb.ts';
import { openBrowser } from './openBrowser.ts';
import { photograph, takePicture } from './photograph.ts';
import { decodePicture } from './picture.ts';
import { planShots, type Shot } from './plan.ts';
import { readStories } from './readStories.ts';
import { serveStories } from './serveStories.ts';
import { openPage } from './takeAll.ts';

const USAGE = `node visual/prove.ts [--runs 20] [component …]

Shows that the review is to be trusted: runs on the last build of Storybook, by turns under two host names,
differ in no pixel, and a change of one pixel of padding or of 3/255 of a color is seen in every
component. Takes as long as that many runs.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '20' }, help: { type: 'boolean', default: false } },
});

/** Runs on unchanged code, and returns whether none of them differed. */
async function proveStillness(runs: number): Promise<boolean> {
  let fine = true;
  for (let turn = 0; turn < runs; turn += 1) {
    const host = turn % 2 === 0 ? '127.0.0.1' : 'localhost';
    const run = await compareStories({ names: positionals, host, reuse: true });
    const open = run.results.filter(({ status }) => status !== 'same');
    const pixels = open.reduce((sum, result) => sum + (result.pixels ?? 0), 0);
    const late = run.results.filter((result) => result.late).length;
    console.log(
      `run ${turn + 1} under ${host}: ${run.results.length} pictures in ${run.took} s, ` +
        `${open.length} differ by ${pixels} pixels, ${late} needed a second look`,
    );
    fine &&= isFine(run);
  }
  return fine;
}

/**
 * Changes each component a little, and returns the components in which nobody would have seen it.
 */
async function findUnseen(): Promise<string[]> {
  const server = await serveStories(storiesFolder);
  const browser = await openBrowser();
  try {
    const page = await openPage(browser);
    const plan = planShots(...(await readStories(page, server.origin)));
    const components = [...new Set(plan.map(({ story }) => story.title))].filter(
      (component) => positionals.length === 0 || positionals.includes(component),
    );
    const unseen: string[] = [];
    for (const component of components) {
      const shots = plan.filter(
        ({ story, mode }) => story.title === component && mode.name === 'desk',
      );
      const seen = await isSeen(page, server.origin, shots);
      console.log(`${component}: padding ${seen.padding}, color ${seen.color}`);
      if (!seen.padding || !seen.color) unseen.push(component);
    }
    return unseen;
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * How many pixels each small change moves, in the first story of a component that has room for it.
 */
async function isSeen(page: Page, origin: string, shots: readonly Shot[]) {
  const seen = { padding: 0, color: 0 };
  for (const shot of shots) {
    seen.padding ||= await effectOf(page, origin, shot, disturbPadding);
    seen.color ||= await effectOf(page, origin, shot, disturbColor);
    if (seen.padding && seen.color) break;
  }
  return seen;
}

async function effectOf(
  page: Page,
  origin: string,
  shot: Shot,
  disturb: () => void,
): Promise<number> {
  const { png } = await photograph(page, origin, shot);
  await page.evaluate(disturb);
  return differenceOf(decodePicture(png), decodePicture(await takePicture(page))).pixels;
}

if (values.help) console.log(USAGE);
else {
  const still = await proveStillness(Number(values.runs));
  const unseen = await findUnseen();
  if (unseen.length > 0) console.log(`Nobody would have seen a change of ${unseen.join(', ')}.`);
  process.exitCode = still && unseen.length === 0 ? 0 : 1;
}
