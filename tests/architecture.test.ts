import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Each room, and the rooms it may open. An arrow missing here does not exist. */
const opens: Record<string, string[]> = {
  'src/assets': [],
  'src/content': ['src/assets'],
  'src/rules': ['src/content'],
  'src/theme': ['src/assets'],
  'src/mails': ['src/content', 'src/rules'],
  'src/components': ['src/content', 'src/rules'],
  'src/api': ['src/rules'],
  'src/auth': ['src/api', 'src/rules'],
  'src/routes': ['src/auth', 'src/api', 'src/components', 'src/rules', 'src/content', 'src/theme'],
  'src/prerender': [
    'src',
    'src/routes',
    'src/auth',
    'src/api',
    'src/theme',
    'src/content',
    'src/rules',
  ],
  src: ['src/prerender', 'src/routes', 'src/auth', 'src/api', 'src/content', 'src/theme'],
  build: ['src/theme'],
  server: ['src/rules', 'src/mails'],
  stories: ['src/components', 'src/mails', 'src/content', 'src/rules', 'src/theme', 'src/assets'],
  '.storybook': ['stories', 'src/theme', 'src/assets'],
  visual: ['visual/report', 'src/theme', 'tests/support'],
  'visual/report': ['visual'],
};

/** Rooms that prove or measure the others, and may open any of them. */
const masters = ['tests', 'tests/support', 'bench'];

/**
 * The rooms of the product: what runs at a visitor's or on the host, and what shows it to a
 * designer.
 */
const product = /^(?:src|server|stories)\//;

/** Libraries that only some rooms may use. */
const libraries: Record<string, string[]> = {
  'react-router-dom': ['src/routes'],
  'react-dom': ['src', 'src/prerender'],
  '@mui/material': ['src/components', 'src/theme', 'src', 'stories', '.storybook'],
  '@emotion': ['src', 'src/prerender', 'src/theme', '.storybook'],
  formik: ['src/components'],
  yup: ['src/rules'],
};

/** What a browser has and a room must not touch: storage, network, window. */
const forbidden: [room: string, what: RegExp][] = [
  [
    'src/components',
    /\b(?:fetch\(|XMLHttpRequest|localStorage|sessionStorage|window\.|document\.(?!createElement)|navigator\.|location\.|history\.)/,
  ],
  ['src/content', /\b(?:window|document|localStorage|fetch\()/],
  ['src/rules', /\b(?:window|document|localStorage|fetch\(|Date\.now|new Date)/],
  ['src/mails', /\b(?:window|document|localStorage|fetch\(|Date\.now)/],
  ['src/api', /\b(?:localStorage|sessionStorage)/],
];

const rooms = [...Object.keys(opens), ...masters].toSorted((a, b) => b.length - a.length);
const roomOf = (path: string) => rooms.find((room) => path.startsWith(`${room}/`)) ?? path;

const files = globSync(['*/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'], {
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
});
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

const importsOf = (file: string) =>
  [...sources.get(file)!.matchAll(/(?:from|import\(|^import) ?'([^']+)'/gm)].map(
    ([, target]) => target!,
  );

test('every folder with code is a room, or lies in one', () => {
  expect(files.filter((file) => roomOf(file) === file)).toEqual([]);
});

test('every import goes through an open door', () => {
  const closed = files
    .filter((file) => !masters.includes(roomOf(file)))
    .flatMap((file) => importsOf(file).map((target) => [file, target] as const))
    .filter(([, target]) => target.startsWith('.'))
    .map(([file, target]) => [file, join(dirname(file), target)] as const)
    .filter(([file, target]) => roomOf(file) !== roomOf(target))
    .filter(([file, target]) => !opens[roomOf(file)]?.includes(roomOf(target)))
    .map(([file, target]) => `${file} -> ${target}`);

  expect(closed).toEqual([]);
});

test('a library is used in its rooms only', () => {
  const bound = files.filter((file) => !masters.includes(roomOf(file)));
  const strays = bound.flatMap((file) =>
    importsOf(file)
      .filter((target) =>
        Object.entries(libraries).some(
          ([name, its]) =>
            (target === name || target.startsWith(`${name}/`)) && !its.includes(roomOf(file)),
        ),
      )
      .map((target) => `${file} uses ${target}`),
  );

  expect(strays).toEqual([]);
});

test('a room touches nothing of the browser that is not its own', () => {
  const touches = forbidden.flatMap(([room, what]) =>
    files
      .filter((file) => roomOf(file) === room)
      .filter((file) => what.test(withoutComments(sources.get(file)!)))
      .map((file) => `${file} touches ${what.exec(withoutComments(sources.get(file)!))![0]}`),
  );

  expect(touches).toEqual([]);
});

test('no component has an effect but the one whose widget is not of React', () => {
  const effects = files
    .filter((file) => roomOf(file) === 'src/components')
    .filter((file) => /\buse\w*Effect\b/.test(sources.get(file)!));

  expect(effects).toEqual(['src/components/info/CaptchaBox.tsx']);
});

test('only main looks at the host name', () => {
  const curious = files
    .filter((file) => product.test(file))
    .filter((file) => /location\.host/.test(sources.get(file)!));

  expect(curious).toEqual(['src/main.tsx']);
});

test('every import of ours carries its extension', () => {
  const bad = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith('.'))
      .filter((target) => !/\.\w+(?:\?\w+)?$/.test(target))
      .map((target) => `${file} -> ${target}`),
  );

  expect(bad).toEqual([]);
});

test('no file is longer than 200 lines, words in content and sentences of tests excepted', () => {
  const long = files
    .filter((file) => !['src/content', 'tests'].includes(roomOf(file)))
    .filter((file) => sources.get(file)!.split('\n').length > 201);

  expect(long).toEqual([]);
});

function withoutComments(source: string): string {
  return source.replace(/\/\*[^]*?\*\//g, '').replace(/\/\/ .*$/gm, '');
}

test("the host's own page names each of its files", () => {
  const page = readFileSync('server/README.md', 'utf8');

  expect(globSync('server/*.ts').filter((path) => !page.includes(`\`${basename(path)}\``))).toEqual(
    [],
  );
});

test('no line of a comment is longer than 100 characters, but for one that silences a rule', () => {
  const long = files.flatMap((file) =>
    sources
      .get(file)!
      .split('\n')
      .filter((line) => /^ *(?:\/\/|\/?\*)/.test(line) && line.length > 100)
      .filter((line) => !line.includes('oxlint-disable'))
      .map((line) => `${file}: ${line}`),
  );

  expect(long).toEqual([]);
});
