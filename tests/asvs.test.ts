import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [, ...lines] = readFileSync('docs/asvs.csv', 'utf8').trim().split('\n').map(fieldsOf);

test('every citation of docs/asvs.csv opens and has the words', () => {
  const broken = lines.filter(([, , verdict, file = '', words = '', reason = '']) =>
    verdict === 'not applicable'
      ? reason === ''
      : words === '' || !existsSync(file) || !readFileSync(file, 'utf8').includes(words),
  );

  expect(broken, 'Cite what shows the verdict now, or change the verdict').toEqual([]);
});

/** The fields of a line of CSV (RFC 4180); none has a line break. */
function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
