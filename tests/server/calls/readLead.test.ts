import { expect, test } from 'vitest';
import { readLead } from '../../../server/calls/readLead.ts';
import { salesSummary } from '../../../src/api/salesSummary.ts';
import { employeeCounts } from '../../../src/rules/employeeCount.ts';
import { eachField } from '../../../src/rules/infoFields.ts';
import { createLead } from '../../../src/rules/lead.ts';

const MARKS = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const ENTITIES = MARKS.replaceAll(/./gu, (mark) => `&#${mark.codePointAt(0)};`);

test.each([
  ['as they are', MARKS],
  ['as entities', ENTITIES],
])('no mark that turns the direction of what follows reaches sales, %s', (_, marks) => {
  const { rows } = readLead(
    `<table><tr><th>Name</th><td>Da${marks}na</td></tr><tr><th>Company</th><td>${marks}H</td></tr></table>`,
  );

  expect(rows).toEqual([
    { label: 'Name', value: 'Dana' },
    { label: 'Company', value: 'H' },
  ]);
  expect(readLead(`<p>he${marks}llo</p>`).words).toBe('hello');
});

const ID = '0123456789abcdef0123456789abcdef';

test.each([
  ['around the summary', `<section data-submission-id="${ID}"><p>hello</p></section>`],
  ['on any element of it', `<p data-submission-id="${ID}">hello</p>`],
  ['first of two', `<p data-submission-id="${ID}">hello<i data-submission-id="${'f'.repeat(32)}">`],
])('the id of a submission is read %s, and reaches nobody', (_, summary) => {
  expect(readLead(summary)).toEqual({ rows: [], words: 'hello', submissionId: ID });
});

test.each(['', 'a'.repeat(31), 'a'.repeat(33), 'A'.repeat(32), `${ID}\n`, 'g'.repeat(32)])(
  'what is no id is none: %j',
  (id) => {
    expect(readLead(`<p data-submission-id="${id}">`).submissionId).toBeUndefined();
  },
);

test('rows are read whatever stands in their cells, and only a <br> breaks a line', () => {
  const { rows } = readLead(
    '<TABLE><tbody><tr class=x><th>Name\n<td>D<b>an</b>a <a href=x>W</a>&amp;lt;&#10;y<script>no</script>' +
      '<tr><th scope="row">Company</th><td> H<br>P </td></tr><tr><th>Fax</th><td>1</td></tr>' +
      '<tr><th>Message</th><td>one<br/>two\nthree</td></tr>',
  );

  expect(rows).toEqual([
    { label: 'Name', value: 'Dana W&lt; y' },
    { label: 'Company', value: 'H P' },
    { label: 'Message', value: 'one\ntwo three' },
  ]);
});

test('sales reads all that the form takes: every field at its limit, and each answer on employees', () => {
  const longest = eachField(({ label, limit }) => label.charAt(0).repeat(limit));

  for (const { value } of employeeCounts) {
    const request = { ...longest, employeeCount: value };
    const lead = createLead(request, 'a'.repeat(32));

    expect(readLead(salesSummary(lead)).rows).toEqual(lead.rows);
  }
});

const summaryOf = (...rows: [head: string, value: string][]) =>
  `<table>${rows.map(([head, value]) => `<tr><th>${head}</th><td>${value}</td></tr>`).join('')}</table>`;

test.each([
  ['lines of blocks', '<h1>One</h1><p>two</p><div>three</div>four', 'One\ntwo\nthree\nfour'],
  ['words of other elements', 'a<b>b</b><i>c</i> d', 'abc d'],
  ['one space for many', 'a    b  <br>   c', 'a b\nc'],
  ['one empty line at most', 'a<br><br><br><br>b<br><br>c', 'a\n\nb\n\nc'],
  ['nothing of scripts and styles', 'a<script>b</script><style>c</style>d', 'ad'],
  ['4,000 characters at most', 'a'.repeat(4001), 'a'.repeat(4000)],
  ['no space at the cut', `${'a'.repeat(3999)} b`, 'a'.repeat(3999)],
  ['cells outside of a table', '<section>a</section><ul><li>b</li><li>c</li></ul>', 'a\nb\nc'],
])('a summary without rows is read as words: %s', (_, html, words) => {
  expect(readLead(html)).toEqual({ rows: [], words, submissionId: undefined });
});

test.each([
  ['a name alone', summaryOf(['Name', 'Dana']), 'Name\nDana'],
  ['a company alone', summaryOf(['Company', 'Harbor']), 'Company\nHarbor'],
])('%s is no request yet: sales reads its words', (_, html, words) => {
  expect(readLead(html)).toMatchObject({ rows: [], words });
});

test('text between cells, and the row before, belong to no row', () => {
  const { rows, words } = readLead(
    '<table><tr><th>Name</th>lost<td>Dana</td>lost</tr>lost<tr><td>no head</td></tr>' +
      '<tr><th>Company</th></tr><tr><th>Phone</th><td>1</td></tr><tr><th>Name</th><td>Pat</td></tr></table>',
  );

  expect(words).toBe('');
  expect(rows).toEqual([
    { label: 'Name', value: 'Dana' },
    { label: 'Company', value: '' },
    { label: 'Phone', value: '1' },
  ]);
});

test('a message keeps its lines; several breaks elsewhere are one space', () => {
  const { rows } = readLead(
    summaryOf(['Name', 'a<br><br>b'], ['Company', 'c'], ['Message', 'd <br> e<br>']),
  );

  expect(rows).toEqual([
    { label: 'Name', value: 'a b' },
    { label: 'Company', value: 'c' },
    { label: 'Message', value: 'd\ne' },
  ]);
});
