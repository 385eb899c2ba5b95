import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Prints the sizes of the areas of the repository. Nothing fails by them. */
const areas: Record<string, RegExp> = {
  src: /^src\/.*\.tsx?$/,
  shared: /^shared\/.*\.ts$/,
  server: /^server\/.*\.(?:ts|tsx|sql)$/,
  stories: /^(?:stories|\.storybook)\/.*\.tsx?$/,
  tests: /^tests\/.*\.tsx?$/,
  'tools, bench, visual': /^(?:tools|bench|visual)\/.*\.[jt]sx?$/,
};
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');

const lines = Object.entries(areas).map(
  ([area, pattern]) => `${area} ${count(pattern, (text) => text.split('\n').length - 1)}`,
);
const words = count(/\.mdx?$/, (text) => text.split(/\s+/).filter(Boolean).length);
process.stdout.write(`Lines: ${lines.join('; ')}\nWords in documents: ${words}\n`);

function count(pattern: RegExp, measure: (text: string) => number): string {
  return files
    .filter((file) => pattern.test(file) && existsSync(file))
    .reduce((sum, file) => sum + measure(readFileSync(file, 'utf8')), 0)
    .toLocaleString('en-US');
}
