import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { importedFiles, importsOf, projectFiles, sources } from './support/sourceFiles.ts';

/**
 * Each folder, and what it may import besides itself, as docs/architecture.md lists it. The longest
 * name that fits a path is its row, so a sub-folder without a row belongs to the folder above; of
 * two rows for the same folder the later one counts.
 */
const mayImport = new Map(
  [
    ...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| (`.*?) \|.*\| (.*?) +\|$/gm),
  ].flatMap(([, folders = '', targets = '']) =>
    globSync(names(folders)).map((folder) => [folder, names(targets)] as const),
  ),
);

/** Libraries that only some folders may use. */
const libraries: Record<string, readonly string[]> = {
  'react-router-dom': ['src/routes', 'src/App.tsx', 'src/prerender'],
  'react-dom': ['src/main.tsx', 'src/prerender'],
  '@mui': ['src/components', 'src/theme', 'src/App.tsx', 'stories', '.storybook'],
  '@emotion': ['src/App.tsx', 'src/main.tsx', 'src/prerender', 'src/theme', '.storybook'],
  formik: ['src/components/info'],
  yup: ['src/rules'],
  react: ['src', 'stories', '.storybook'],
  hono: ['server'],
  pg: ['server/store'],
  nodemailer: ['server/mail', 'server/commands'],
};

/** What a folder must not touch. */
const forbidden: Record<string, RegExp> = {
  'src/components':
    /\b(?:fetch\(|XMLHttpRequest|(?:local|session)Storage|window\.|document\.(?!createElement)|navigator\.|location\.|history\.)/,
  'src/content': /\b(?:window|document|localStorage|fetch\(|from 'react')/,
  'src/rules': /\b(?:window|document|localStorage|fetch\(|Date\.now|new Date|from 'react')/,
  'src/mails': /\b(?:window|document|localStorage|fetch\(|Date\.now|from 'react')/,
  'src/api': /\b(?:local|session)Storage/,
};

const MOST_FILES = 14;
const MOST_LINES = 200;

const files = [...sources.keys()];
const code = files.filter((file) => file.includes('/'));
const rows = [...mayImport.keys()].toSorted((a, b) => b.length - a.length);

test('every folder with code has a row', () => {
  const homeless = code.filter((file) => jobOf(file) === undefined);

  expect(homeless, 'Give the folder a row in docs/architecture.md').toEqual([]);
});

test('no import leaves the arrows', () => {
  const strays = arrows(code)
    .filter(([from, to]) => jobOf(from) !== jobOf(to))
    .filter(([from, to]) => !rowsOf(from).some((folder) => isIn(folder, to)))
    .filter(([from, to]) => jobOf(to) !== to || !isIn(dirname(to), from))
    .map(([from, to]) => `${from} -> ${to}`);

  expect(strays, 'Move the file to a folder that may, or hand the value in').toEqual([]);
});

test('the arrows between folders go one way', () => {
  const between = arrows(code)
    .filter(([from]) => !mayImportAnything(from))
    .map(([from, to]) => [jobOf(from) ?? from, jobOf(to) ?? to] as const)
    .filter(([from, to]) => from !== to);

  expect(circle(between), 'Move what both need into the lower folder').toEqual([]);
});

test('no two files import each other, types included', () => {
  expect(circle(arrows(files)), 'Move what both need into a file of its own').toEqual([]);
});

test('a library is used in its folders only', () => {
  const strays = code
    .filter((file) => !mayImportAnything(file))
    .flatMap((file) => importsOf(file).map((target) => [file, target] as const))
    .filter(([file, target]) => {
      const name = Object.keys(libraries).find((library) => isIn(library, target));
      return name !== undefined && !libraries[name]?.some((folder) => isIn(folder, file));
    })
    .map(([file, target]) => `${file} uses ${target}`);

  expect(strays, 'Use what that folder exports, or move the file there').toEqual([]);
});

test('a folder touches nothing of the browser that is not its own', () => {
  const touches = Object.entries(forbidden).flatMap(([folder, what]) =>
    code
      .filter((file) => isIn(folder, file))
      .flatMap((file) => what.exec(withoutComments(file))?.map((word) => `${file}: ${word}`) ?? []),
  );

  expect(touches, 'Do it in src/routes, src/api or src/auth and hand the value in').toEqual([]);
});

test('no component has an effect but the one that mounts a foreign widget', () => {
  const effects = code
    .filter((file) => isIn('src/components', file))
    .filter((file) => /\buse\w*Effect\b/.test(withoutComments(file)));

  expect(effects, 'Effects belong to src/routes').toEqual(['src/components/info/CaptchaBox.tsx']);
});

test('only main looks at the host name (docs/decisions/gate.md#g2)', () => {
  const curious = code
    .filter((file) => /^(?:src|server|stories)\//.test(file))
    .filter((file) => /location\.host/.test(withoutComments(file)));

  expect(curious, 'Hand in a SetupApi instead').toEqual(['src/main.tsx']);
});

test('every import of ours carries its extension', () => {
  const bare = files.flatMap((file) =>
    importedFiles(file)
      .filter((target) => !/\.\w+$/.test(basename(target)))
      .map((target) => `${file} -> ${target}`),
  );

  expect(bare, 'Node runs these files as they are: write .ts or .tsx').toEqual([]);
});

test(`no file is longer than ${MOST_LINES} lines, data in content and tests excepted`, () => {
  const long = code
    .filter((file) => !isIn('src/content', file) && !isIn('tests', file))
    .filter((file) => (sources.get(file) ?? '').split('\n').length > MOST_LINES + 1);

  expect(long, 'Give a part with a name of its own a file; split stories by subject').toEqual([]);
});

test(`no folder holds more than ${MOST_FILES} files`, () => {
  const counts = new Map<string, number>();
  for (const folder of projectFiles.map((path) => dirname(path)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  const full = [...counts]
    // Tools look for their files in the root.
    .filter(([folder, count]) => folder !== '.' && count > MOST_FILES)
    .map(([folder, count]) => `${folder} holds ${count}`);

  expect(full, 'Group the files of one subject in a sub-folder').toEqual([]);
});

test('no line of a comment is longer than 100 characters, but for one that silences a rule', () => {
  const long = files.flatMap((file) =>
    (sources.get(file) ?? '')
      .split('\n')
      .filter((line) => /^ *(?:\/\/|\/?\*)/.test(line) && line.length > 100)
      .filter((line) => !line.includes('oxlint-disable'))
      .map((line) => `${file}: ${line}`),
  );

  expect(long, 'Break the line').toEqual([]);
});

test('no folder or file is named after nothing', () => {
  const vague = files.filter((file) =>
    /(?:^|\/)(?:(?:lib|utils|helpers|common|shared|types)\/|index\.tsx?$)/.test(file),
  );

  expect(vague, 'Name it after its subject (CONTRIBUTING.md, Which folder?)').toEqual([]);
});

function names(cell: string): string[] {
  return cell === 'anything' ? [''] : (cell.match(/(?<=`)[^` ]+(?=`)/g) ?? []);
}

function jobOf(path: string): string | undefined {
  return rows.find((row) => isIn(row, path));
}

/** The folders that a file may import besides its own. */
function rowsOf(path: string): readonly string[] {
  return mayImport.get(jobOf(path) ?? '') ?? [];
}

function mayImportAnything(path: string): boolean {
  return rowsOf(path).includes('');
}

function isIn(folder: string, path: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

function arrows(paths: readonly string[]) {
  return paths.flatMap((from) => importedFiles(from).map((to) => [from, to] as const));
}

/** What stays when every file without importers, or without imports, is taken away. */
function circle(all: (readonly [string, string])[]): string[] {
  const left = all.filter(
    ([from, to]) => all.some(([, target]) => target === from) && all.some(([file]) => file === to),
  );
  return left.length < all.length
    ? circle(left)
    : [...new Set(left.map(([from, to]) => `${from} -> ${to}`))];
}

function withoutComments(file: string): string {
  return (sources.get(file) ?? '').replace(/\/\*[^]*?\*\/|\/\/ .*$/gm, '');
}
