import { globSync, readFileSync } from 'node:fs';

/** Fails when the build has a page, a script or a style without a budget in .size-limit.json. */
const budgets = JSON.parse(readFileSync('.size-limit.json', 'utf8')) as { path: string }[];
const budgeted = new Set(globSync(budgets.map(({ path }) => path)));
const unbudgeted = globSync('dist/site/**/*.{html,js,css}').filter((file) => !budgeted.has(file));

for (const file of unbudgeted) {
  process.stderr.write(`${file} has no budget: give it one in .size-limit.json.\n`);
}
process.exitCode = unbudgeted.length > 0 ? 1 : 0;
