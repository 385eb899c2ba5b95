import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { projectFiles } from './support/sourceFiles.ts';

const documents = projectFiles.filter((path) => /\.mdx?$/.test(path));
const code = projectFiles.filter((path) =>
  /(?:\.(?:tsx?|ya?ml|css|html)|\.env\.example)$/.test(path),
);
const read = (path: string) => readFileSync(path, 'utf8');

test('every document and heading that the code cites exists', () => {
  // A citation can name several decisions in one file: docs/decisions/gate.md#g8, #g10.
  const citation = /(?<![\w/])(docs\/[\w/.-]+\.md)\b(#[\w-]+)?((?:,? (?:and |to )?#[\w-]+)*)/g;
  const broken = code.flatMap((path) =>
    [
      ...read(path)
        .replace(/\n\s*(?:\*|\/\/) /g, ' ')
        .matchAll(citation),
    ]
      .flatMap(([, file = '', first = '', others = '']) =>
        [first, ...(others.match(/#[\w-]+/g) ?? [])].map((anchor) => file + anchor),
      )
      .filter((target) => !opens(target))
      .map((target) => `${path}: ${target}`),
  );

  expect(broken, 'Cite decisions by id, such as docs/decisions/gate.md#g8').toEqual([]);
});

test('every link between documents leads to an existing file and heading', () => {
  const broken = documents.flatMap((path) =>
    [...withoutFences(path).matchAll(/\]\((?!\w+:|\?)([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter(
        (target) => !opens(target.startsWith('#') ? path + target : join(dirname(path), target)),
      )
      .map((target) => `${path}: ${target}`),
  );

  expect(
    broken,
    'Use a path relative to the folder of the document, and write the heading in lower case',
  ).toEqual([]);
});

test('every path and command that a document names exists', () => {
  const commands = Object.keys(packageJson.scripts);
  const broken = documents
    // The changelog also describes paths and commands that no longer exist.
    .filter((path) => path !== 'CHANGELOG.md')
    .flatMap((path) => [
      ...[
        ...read(path).matchAll(
          /`((?:src|server|tests|stories|docs|bench|public|tools|visual|\.storybook)\/[\w/.-]+)`/g,
        ),
      ]
        .filter(([, target = '']) => !existsSync(target))
        .map(([named]) => `${path}: ${named}`),
      ...[...read(path).matchAll(/npm run ([\w:-]+)/g)]
        .filter(([, command = '']) => !commands.includes(command))
        .map(([named]) => `${path}: ${named}`),
    ]);

  expect(broken, 'Use the new path or command, or delete the sentence').toEqual([]);
});

/** Returns whether a link's file exists and contains the heading that its `#` part names. */
function opens(target: string): boolean {
  const [path = '', anchor] = target.split('#');
  return existsSync(path) && (anchor === undefined || anchorsOf(path).includes(anchor));
}

/** Returns the anchors that GitHub generates for the headings of a document. */
function anchorsOf(path: string): string[] {
  return [...withoutFences(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function withoutFences(path: string): string {
  return read(path).replace(/^```[^]*?^```/gm, '');
}
