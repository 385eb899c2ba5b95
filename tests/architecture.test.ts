import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { server, src } from '../oxlint.config.ts';
import packageJson from '../package.json' with { type: 'json' };
import { projectFiles as files } from './support/sourceFiles.ts';

// oxlint checks imports, globals and the lengths of files and functions.
test.each(budgetRows())('%s is not larger than docs/architecture.md allows', (area, budget) => {
  expect(sizeOf(area), 'Delete something that is not needed').toBeLessThanOrEqual(budget);
});

test('no subfolder outside visual/references contains more than 14 files', () => {
  const folders = files
    .map((file) => dirname(file))
    .filter((folder) => folder !== '.' && !folder.startsWith('visual/references'));
  const full = new Set(
    folders.filter((folder) => folders.filter((other) => other === folder).length > 14),
  );

  expect([...full], 'Move the files about one subject to a subfolder').toEqual([]);
});

test('the reference pictures take up at most 12 MB', () => {
  const pictures = files.filter((file) => file.startsWith('visual/references/'));
  const bytes = pictures.reduce((sum, file) => sum + statSync(file).size, 0);

  expect(bytes, 'Compress new pictures with `optipng`').toBeLessThanOrEqual(12e6);
});

test('oxlint.config.ts has an import rule for each folder of src and server', () => {
  const known = [...Object.keys(src), 'prerender'].map((name) => `src/${name}`);
  const unknown = files
    .map((file) => /^(?:src|server)\/\w+(?=\/)/.exec(file)?.[0])
    .filter(
      (folder) => folder && ![...known, ...server.map((name) => `server/${name}`)].includes(folder),
    );

  expect(unknown).toEqual([]);
});

/** Returns each area with a limit in the table of docs/architecture.md, and its limit. */
function budgetRows(): [string, number][] {
  return [
    ...readFileSync('docs/architecture.md', 'utf8').matchAll(
      /^\| (`.+?`) +\|.*?\| +([\d,]+) \|$/gm,
    ),
  ].map(([, area = '', budget = '']) => [
    area.replaceAll('`', ''),
    Number(budget.replace(',', '')),
  ]);
}

/** Counts the lines of code (like `wc -l`), the words or the packages of an area. */
function sizeOf(area: string): number {
  if (area === 'devDependencies') return Object.keys(packageJson.devDependencies).length;
  const words = area.includes('.md');
  const folders = area.split(' ');
  return files
    .filter((file) => (words ? /\.mdx?$/ : /\.(?:tsx?|js)$/).test(file))
    .filter((file) =>
      folders.some((folder) =>
        folder === '*.md' ? !file.includes('/') : file.startsWith(`${folder}/`),
      ),
    )
    .map((file) => readFileSync(file, 'utf8'))
    .reduce(
      (sum, text) =>
        sum + (words ? (text.match(/\S+/g) ?? []).length : text.split('\n').length - 1),
      0,
    );
}
