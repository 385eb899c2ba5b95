import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const documents = listed.split('\n').filter((path) => /\.mdx?$/.test(path) && existsSync(path));

test('links in documents lead to existing files and headings', () => {
  const broken = documents.flatMap((path) =>
    [...withoutFences(path).matchAll(/\]\((?!\w+:|\?)([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter(
        (target) => !opens(target.startsWith('#') ? path + target : join(dirname(path), target)),
      )
      .map((target) => `${path}: ${target}`),
  );

  expect(documents.length).toBeGreaterThan(10);
  expect(
    broken,
    'Use a path relative to the folder of the document, and write the heading in lower case',
  ).toEqual([]);
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
  return readFileSync(path, 'utf8').replace(/^```[^]*?^```/gm, '');
}
