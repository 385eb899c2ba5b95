import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ArgTypes } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { writtenTypes } from '../../.storybook/argumentTypes.ts';
import { needsFrame } from '../../.storybook/docs/needsFrame.ts';

interface StoryFile {
  default: {
    title?: string;
    component?: { name?: string };
    args?: Record<string, unknown>;
    argTypes?: ArgTypes;
    tags?: string[];
    parameters?: Parameters<typeof needsFrame>[0]['parameters'] & {
      use?: { for: string; not: string };
    };
  };
  Playground?: {
    args?: Record<string, unknown>;
    play?: unknown;
    globals?: Record<string, unknown>;
  };
}

const files = import.meta.glob<StoryFile>('../../stories/**/*.stories.tsx', { eager: true });
const stories = Object.entries(files).map(([file, exports]) => ({
  file: file.replace('../../', ''),
  name: basename(file, '.stories.tsx'),
  exports,
}));

/** The groups of the sidebar that hold components. */
const GROUPS = ['Primitives', 'Forms', 'Pages', 'Letters', 'Flows'];

test('each Playground takes the arguments of its table', () => {
  const framed = stories.filter(
    ({ exports: { Playground, default: meta } }) =>
      Playground &&
      needsFrame({
        tags: ['guide'],
        parameters: meta.parameters ?? {},
        playFunction: Playground.play,
        storyGlobals: Playground.globals ?? {},
      }),
  );

  expect(framed.map(({ name }) => name)).toEqual([]);
});

test('a state that is played, has a width of its own or is a page stands in a frame', () => {
  const plain = { tags: [], parameters: {} };

  expect(needsFrame(plain)).toBe(false);
  expect(needsFrame({ ...plain, playFunction: () => undefined })).toBe(true);
  expect(needsFrame({ ...plain, storyGlobals: { viewport: { value: 'w320' } } })).toBe(true);
  expect(needsFrame({ ...plain, parameters: { layout: 'fullscreen' } })).toBe(true);
});

test('each file of stories stands in a group of the sidebar, under its name', () => {
  const strays = stories
    .map(({ name, exports }) => ({ name, title: exports.default.title?.split('/') ?? [] }))
    .filter(({ name, title }) => !GROUPS.includes(title[0] ?? '') || title.at(-1) !== name);

  expect(strays, `Give it the title '<one of ${GROUPS.join(', ')}>/<Name>'`).toEqual([]);
});

test('each part of the design system says what it is for, and what not', () => {
  const silent = stories
    .filter(
      ({ file, exports }) => file.startsWith('stories/ui/') && !exports.default.parameters?.use,
    )
    .map(({ file }) => file);

  expect(silent, 'Give it parameters: { use: { for, not } }').toEqual([]);
});

test.each(stories)('each argument of $name has a sentence and a type', async (story) => {
  const { args, argTypes = {} } = story.exports.default;
  const initialArgs = { ...args, ...story.exports.Playground?.args };
  const found: ArgTypes = {
    ...Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }])),
    ...(await readArgTypes(story.file)),
  };
  for (const [name, written] of Object.entries(argTypes))
    found[name] = { ...found[name], ...written };
  const rows = writtenTypes({ argTypes: found, initialArgs } as Parameters<typeof writtenTypes>[0]);

  const silent = Object.entries(rows)
    .filter(([, { description, table }]) => !description || !table?.type?.summary)
    .map(([name, { description, table }]) => `${name}: ${table?.type?.summary}, ${description}`);
  expect(
    silent,
    'Write a sentence over the prop, or in argTypes of its stories; give it a value in args',
  ).toEqual([]);
});

/** What Storybook reads of the props of the component, which the stories import or hold. */
async function readArgTypes(file: string): Promise<ArgTypes> {
  const source = readFileSync(file, 'utf8');
  const [, name = ''] = /^ {2}component: (\w+)/m.exec(source) ?? [];
  const [, path = ''] =
    new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\..*?)'`).exec(source) ?? [];
  // Storybook's own reader, which its server asks; it has no types.
  const { internal_getArgTypesData: read } = (await import(
    '@storybook/react/preset' as string
  )) as Reader;
  const componentFilePath = path ? join(dirname(file), path) : file;
  return (await read(undefined, { componentFilePath, componentExportName: name })) ?? {};
}

interface Reader {
  internal_getArgTypesData: (
    input: undefined,
    component: { componentFilePath: string; componentExportName: string },
  ) => Promise<ArgTypes | null>;
}
