import { expect, test } from 'vitest';
import { readLead } from '../../../server/calls/readLead.ts';
import { salesSummary } from '../../../src/api/salesSummary.ts';
import { employeeCounts } from '../../../shared/employeeCount.ts';
import { eachField } from '../../../shared/infoFields.ts';
import { createLead } from '../../../shared/lead.ts';

const MARKS = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const ENTITIES = MARKS.replaceAll(/./gu, (mark) => `&#${mark.codePointAt(0)};`);
const ID = '0123456789abcdef0123456789abcdef';

const summaryOf = (...rows: [head: string, value: string][]) =>
  `<table>${rows.map(([head, value]) => `<tr><th>${head}</th><td>${value}</td></tr>`).join('')}</table>`;

test.each([
  ['a section', `<section data-submission-id="${ID}"><p>hello</p></section>`],
  ['any element', `<p data-submission-id="${ID}">hello</p>`],
  ['two elements', `<p data-submission-id="${ID}">hello<i data-submission-id="${'f'.repeat(32)}">`],
])('the first submission ID in %s is read, and is not part of the text', (_, summary) => {
  expect(readLead(summary)).toEqual({ rows: [], words: 'hello', submissionId: ID });
});

test.each(['', 'a'.repeat(31), 'a'.repeat(33), 'A'.repeat(32), `${ID}\n`, 'g'.repeat(32)])(
  'the string %j is not a submission ID',
  (id) => {
    expect(readLead(`<p data-submission-id="${id}">`).submissionId).toBeUndefined();
  },
);

test('sales receives everything that the form accepts, including each field at its maximum length and each employee count', () => {
  const longest = eachField(({ label, limit }) => label.charAt(0).repeat(limit));

  for (const { value } of employeeCounts) {
    const lead = createLead({ ...longest, employeeCount: value }, 'a'.repeat(32));
    expect(readLead(salesSummary(lead)).rows).toEqual(lead.rows);
  }
});

test.each([
  ['blocks become lines', '<h1>One</h1><p>two</p><div>three</div>four', 'One\ntwo\nthree\nfour'],
  ['inline elements do not break a line', 'a<b>b</b><i>c</i> d', 'abc d'],
  ['several spaces become one', 'a    b  <br>   c', 'a b\nc'],
  ['at most one empty line is kept', 'a<br><br><br><br>b<br><br>c', 'a\n\nb\n\nc'],
  ['scripts and styles are removed', 'a<script>b</script><style>c</style>d', 'ad'],
  ['at most 4,000 characters are kept', 'a'.repeat(4001), 'a'.repeat(4000)],
  ['a space before the cut is removed', `${'a'.repeat(3999)} b`, 'a'.repeat(3999)],
  ['list items become lines', '<section>a</section><ul><li>b</li><li>c</li></ul>', 'a\nb\nc'],
  ['direction marks are removed', `<p>he${MARKS}l${ENTITIES}lo</p>`, 'hello'],
  ['a name without a company is read as text', summaryOf(['Name', 'Dana']), 'Name\nDana'],
  ['a company without a name is read as text', summaryOf(['Company', 'Harbor']), 'Company\nHarbor'],
])('in a summary that lacks the row Name or Company, %s', (_, html, words) => {
  expect(readLead(html)).toEqual({ rows: [], words, submissionId: undefined });
});

test.each([
  [
    'cells may contain markup, have attributes and lack end tags',
    '<TABLE><tbody><tr class=x><th>Name\n<td>D<b>an</b>a <a href=x>W</a>&amp;lt;&#10;y<script>no</script>' +
      '<tr><th scope="row">Company</th><td> H<br>P </td></tr><tr><th>Fax</th><td>1</td></tr>' +
      '<tr><th>Message</th><td>one<br/>two\nthree</td></tr>',
    { Name: 'Dana W&lt; y', Company: 'H P', Message: 'one\ntwo three' },
  ],
  [
    'cells without a heading, and text between cells, belong to no row',
    '<table><tr><th>Name</th>lost<td>Dana</td>lost</tr>lost<tr><td>no head</td></tr>' +
      '<tr><th>Company</th></tr><tr><th>Phone</th><td>1</td></tr><tr><th>Name</th><td>Pat</td></tr></table>',
    { Name: 'Dana', Company: '', Phone: '1' },
  ],
  [
    'a message keeps its line breaks, and several line breaks elsewhere become one space',
    summaryOf(['Name', 'a<br><br>b'], ['Company', 'c'], ['Message', 'd <br> e<br>']),
    { Name: 'a b', Company: 'c', Message: 'd\ne' },
  ],
  [
    'direction marks are removed, and a value is cut to the limit of its field',
    summaryOf(['Name', `Da${MARKS}${ENTITIES}na`], ['Company', 'H'.repeat(51)]),
    { Name: 'Dana', Company: 'H'.repeat(50) },
  ],
])('in a summary with the rows Name and Company, %s', (_, html, rows) => {
  expect(readLead(html)).toMatchObject({
    words: '',
    rows: Object.entries(rows).map(([label, value]) => ({ label, value })),
  });
});
