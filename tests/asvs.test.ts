import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [, ...lines] = readFileSync('docs/asvs.csv', 'utf8').trim().split('\n').map(fieldsOf);

test('every citation in docs/asvs.csv names a file that contains the quoted words', () => {
  const broken = lines.filter(([, , verdict, file = '', words = '', reason = '']) =>
    verdict === 'not applicable'
      ? reason === ''
      : words === '' || !existsSync(file) || !readFileSync(file, 'utf8').includes(words),
  );

  expect(broken, 'Cite code or a test that supports the verdict, or change the verdict').toEqual(
    [],
  );
});

/** Parses a line of CSV (RFC 4180) whose fields have no line breaks. */
function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
