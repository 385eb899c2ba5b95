import { globSync, readFileSync } from 'node:fs';

/** Fails when the build has a page, a script or a style without a budget in .size-limit.json. */
const budgets = JSON.parse(readFileSync('.size-limit.json', 'utf8')) as { path: string }[];
const measured = new Set(globSync(budgets.map(({ path }) => path)));
const unmeasured = globSync('dist/site/**/*.{html,js,css}').filter((file) => !measured.has(file));

for (const file of unmeasured) {
  process.stderr.write(`${file} has no budget: give it one in .size-limit.json.\n`);
}
process.exitCode = unmeasured.length > 0 ? 1 : 0;
