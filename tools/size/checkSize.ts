import { globSync, statSync } from 'node:fs';
import { matchesGlob } from 'node:path';

/** The limits of built files in kB, after Brotli. The first matching pattern applies. */
const budgets: readonly (readonly [pattern: string, kilobytes: number])[] = [
  ['**/*.html', 14.6],
  ['assets/index-*.js', 135],
  ['assets/*.js', 30],
  ['assets/*.css', 2.75],
];
const cwd = 'dist/site';

for (const file of globSync('**/*.{html,js,css}', { cwd })) {
  const kilobytes = statSync(`${cwd}/${file}.br`).size / 1000;
  const [, most] = budgets.find(([pattern]) => matchesGlob(file, pattern)) ?? ['', 0];
  if (kilobytes > most) {
    process.stderr.write(`${file} is ${kilobytes.toFixed(1)} kB; the limit is ${most} kB.\n`);
    process.exitCode = 1;
  }
}
