import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [header, ...lines] = readFileSync('docs/asvs.csv', 'utf8').trim().split('\n').map(fieldsOf);

test('each requirement of ASVS 5.0.0, levels 1 and 2, has one verdict (docs/decisions/security.md)', () => {
  const levels = lines.map(([, level]) => level);
  const verdicts = new Set(lines.map(([, , verdict]) => verdict));

  expect(header?.join()).toBe('requirement,level,verdict,file,words,reason');
  expect(levels.filter((level) => level === '1')).toHaveLength(70);
  expect(levels.filter((level) => level === '2')).toHaveLength(183);
  expect(new Set(lines.map(([requirement]) => requirement)).size).toBe(70 + 183);
  expect(verdicts).toEqual(new Set(['met', 'not applicable', 'by specification', 'not met']));
});

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
