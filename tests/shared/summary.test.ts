import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { employeeCounts } from '../../shared/employeeCount.ts';
import { infoFields, type InfoName } from '../../shared/infoFields.ts';
import { blankInfoRequest } from '../../shared/infoRequest.ts';
import { createLead } from '../../shared/lead.ts';
import { readSummary, receiptAnswers, writeSummary } from '../../shared/summary.ts';
import { validLead, validRequest } from '../support/site/validRequest.ts';

const ID = '0123456789abcdef0123456789abcdef';
const MARKS = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const ENTITIES = MARKS.replaceAll(/./gu, (mark) => `&#${mark.codePointAt(0)};`);

const summaryOf = (...rows: [head: string, value: string][]) =>
  `<table>${rows.map(([head, value]) => `<tr><th>${head}</th><td>${value}</td></tr>`).join('')}</table>`;

const cellsOf = (html: string) =>
  [...html.matchAll(/<tr><th>(.*?)<\/th><td>(.*?)<\/td><\/tr>/g)].map(([, label, value]) => [
    label,
    value,
  ]);

const requestIn = (html: string) => readSummary(html)?.request;

/** A line as the form sends it: trimmed, without several spaces in a row. */
const line = (name: InfoName, minLength = 0) =>
  fc
    .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('<b>', '&amp;', '"', "'")))
    .map((words) => words.map((word) => word.replace(/[\s\p{Cc}\p{Cs}]/gu, '')))
    .map((words) => words.filter((word) => /\p{L}|\p{P}/u.test(word)).join(' '))
    .filter(({ length }) => length >= minLength && length <= infoFields[name].limit);

const anyRequest = fc.record({
  firstName: line('firstName', 1),
  lastName: line('lastName', 1),
  email: line('email', 1),
  phone: line('phone', 1),
  company: line('company', 1),
  job: line('job', 1),
  city: line('city'),
  state: line('state'),
  message: fc
    .array(line('message', 1), { maxLength: 4 })
    .map((lines) => lines.join('\n'))
    .filter(({ length }) => length <= infoFields.message.limit),
  employeeCount: fc.option(fc.constantFrom(...employeeCounts.map(({ value }) => value)), {
    nil: undefined,
  }),
});

describe('a summary that the site writes', () => {
  test('is read as the same request and submission id', () => {
    fc.assert(
      fc.property(anyRequest, (answers) => {
        const request = { ...validRequest(), ...answers };
        const html = writeSummary(createLead(request, ID));
        expect(readSummary(html)).toEqual({ request, submissionId: ID });
      }),
    );
  });

  test('contains no markup of a visitor', () => {
    fc.assert(
      fc.property(anyRequest, (answers) => {
        const html = writeSummary(validLead(ID, answers));
        const ours =
          /<(?:section data-submission-id="[0-9a-f]{32}"|span data-name="(?:fir|la)st"|h1|table|tr|th|td|br|\/\w+)>/g;
        expect(html.replaceAll(ours, '')).not.toMatch(/[<>"']/);
      }),
    );
  });

  test('has a heading and the rows of the specification in their order', () => {
    const html = writeSummary(validLead(ID, { message: 'one\ntwo\r\nthree\rfour' }));

    expect(html).toMatch(
      new RegExp(`^<section data-submission-id="${ID}"><h1>Request for information</h1>`),
    );
    const cells = cellsOf(html);
    expect(cells.slice(0, 5)).toEqual([
      ['Name', '<span data-name="first">Pat</span> <span data-name="last">Reed</span>'],
      ['Email', 'pat@firm.example'],
      ['Company', 'Reed &amp; Partners'],
      ['Job title', 'Partner'],
      ['Phone', '512-555-0134'],
    ]);
    expect(cells.slice(-3)).toEqual([
      ['City', 'No City Submitted'],
      ['State', 'No State Submitted'],
      ['Message', 'one<br>two<br>three<br>four'],
    ]);
  });

  test('has defaults for empty values, which are read as empty', () => {
    const lead = validLead(ID, { city: '', state: '', message: '' });

    expect(cellsOf(writeSummary(lead)).slice(-3)).toEqual([
      ['City', 'No City Submitted'],
      ['State', 'No State Submitted'],
      ['Message', 'No Message Submitted'],
    ]);
    expect(requestIn(writeSummary(lead))).toMatchObject({ city: '', state: '', message: '' });
  });

  test.each(employeeCounts)('has a row for $label', ({ value, label }) => {
    const html = writeSummary(validLead(ID, { employeeCount: value }));

    expect(cellsOf(html).at(-1)).toEqual(['Employees', label]);
  });
});

describe('a submission id', () => {
  test.each([
    ['a section', `<section data-submission-id="${ID}"><p>hello</p></section>`],
    ['any element', `<p data-submission-id="${ID}">hello</p>`],
    [
      'the first of two elements',
      `<p data-submission-id="${ID}">hello<i data-submission-id=${'f'.repeat(32)}>`,
    ],
  ])('is read from %s', (_, html) => {
    const request = { ...blankInfoRequest(''), message: 'hello' };
    expect(readSummary(html)).toEqual({ request, submissionId: ID });
  });

  test.each(['', 'a'.repeat(31), 'a'.repeat(33), 'A'.repeat(32), `${ID}\n`, 'g'.repeat(32)])(
    'is not %j',
    (id) => {
      expect(readSummary(`<p data-submission-id="${id}">hello`)?.submissionId).toBeUndefined();
    },
  );
});

describe('a summary without a name or a company', () => {
  test.each([
    ['blocks are lines', '<h1>One</h1><p>two</p><div>three</div>four', 'One\ntwo\nthree\nfour'],
    ['inline elements do not break a line', 'a<b>b</b><i>c</i> d', 'abc d'],
    ['several spaces are one', 'a    b  <br>   c', 'a b\nc'],
    ['at most one empty line is kept', 'a<br><br><br><br>b<br><br>c', 'a\n\nb\n\nc'],
    ['scripts and styles are removed', 'a<script>b</script><style>c</style>d', 'ad'],
    ['nothing is cut', 'a'.repeat(4001), 'a'.repeat(4001)],
    ['text in invisible tags is removed', 'a\u{e0041}\u{e007f}b', 'ab'],
    ['list items are lines', '<section>a</section><ul><li>b</li><li>c</li></ul>', 'a\nb\nc'],
    ['direction marks are removed', `<p>he${MARKS}l${ENTITIES}lo</p>`, 'hello'],
    ['a name alone is text', summaryOf(['Name', 'Dana']), 'Name\nDana'],
    ['a heading alone is text', '<h1>Call me</h1>', 'Call me'],
    [
      'text between a heading and rows is text',
      `<h1>Hello</h1><p>Call me</p>${summaryOf(['Phone', ''])}`,
      'Hello\nCall me\nPhone',
    ],
    ['a company alone is text', summaryOf(['Company', 'Harbor']), 'Company\nHarbor'],
    [
      'an empty company is text',
      summaryOf(['Name', 'Dana'], ['Company', '']),
      'Name\nDana\n\nCompany',
    ],
  ])('is read as a message: %s', (_, html, message) => {
    expect(requestIn(html)).toEqual({ ...blankInfoRequest(''), message });
  });

  test.each([
    '<table></table>',
    '<p> \u200b\u2060\ufeff\u00ad&zwnj;&nbsp;</p>',
    '\u115f\u1160\u3164\u2800\u{e0041}',
    `<h1>Request</h1>${summaryOf(['Name', '\u200b'], ['Company', '\u3164'])}`,
  ])('is not a lead if nothing is visible: %j', (html) => {
    expect(readSummary(html)).toBeUndefined();
  });
});

describe('a summary with a name and a company', () => {
  test.each<[string, string, object]>([
    [
      'markup in cells, attributes and missing end tags',
      '<title>no</title><TABLE><tbody><tr class=x><th>Name\n<td>D<b>an</b>a <a href=x>W</a>&amp;lt;&#10;y<script>no</script>' +
        '<tr><th scope="row">Company</th><td> H<br>P </td></tr><tr><th>Fax</th><td>1</td><td>2</td></tr>' +
        '<tr><th>Message</th><td>one<br/>two\nthree</td></tr>',
      { firstName: 'Dana W&lt; y', company: 'H P', message: 'one\ntwo three\nFax: 1 2' },
    ],
    [
      'text between cells, rows without a heading and repeated rows',
      '<p>above</p><table><tr><th>Name</th>a<td>Dana</td>b</tr>c<tr><td>no head</td></tr>' +
        '<tr><th>Company</th><td>H</td></tr><tr><th>Phone</th><td>1</td></tr><tr><th>Name</th><td>Pat</td></tr></table>',
      {
        firstName: 'Dana',
        company: 'H',
        phone: '1',
        message: 'no head\nName: Pat\nabove\n\na\nb\nc',
      },
    ],
    [
      'line breaks, which only a message keeps',
      summaryOf(['Name', 'a<br><br>b'], ['Company', 'c'], ['Message', 'd <br> e<br>']),
      { firstName: 'a b', company: 'c', message: 'd\ne' },
    ],
    [
      'direction marks, and values that fit no field of the form',
      summaryOf(
        ['Name', `Da${MARKS}${ENTITIES}na`],
        ['Company', 'H'.repeat(51)],
        ['Phone', 'call me after 5 at 512-555-0134'],
      ),
      { firstName: 'Dana', company: 'H'.repeat(51), phone: 'call me after 5 at 512-555-0134' },
    ],
    [
      'an unknown employee count',
      summaryOf(['Name', 'Dana'], ['Company', 'H'], ['Employees', 'many']),
      { employeeCount: undefined, message: 'Employees: many' },
    ],
  ])('is read despite %s', (_, html, answers) => {
    expect(requestIn(html)).toMatchObject(answers);
  });

  test.each([
    ['<span data-name="first">Dana</span> Whitfield'],
    ['Dana <span data-name="last">Whitfield</span>'],
    ['<span data-name="first">Dana</span> <span data-name="last">Whit</span>field'],
    ['<b data-name="first">Dana</b> <b data-name="last">Whitfield</b>'],
  ])('has the whole name in one piece without two marks: %s', (name) => {
    expect(requestIn(summaryOf(['Name', name], ['Company', 'H']))).toMatchObject({
      firstName: 'Dana Whitfield',
      lastName: '',
    });
  });

  test('is read the same after it is written again', () => {
    const pieces = [
      MARKS,
      ' ',
      '<br>',
      '&amp;',
      'a',
      '🏗',
      '</td>',
      '<span data-name=first>',
      '\u200b',
    ];
    const value = fc
      .array(fc.constantFrom(...pieces), { maxLength: 60 })
      .map((all) => all.join(''));

    fc.assert(
      fc.property(value, value, value, (name, company, message) => {
        const html = summaryOf(
          ['Name', `N${name}`],
          ['Company', `C${company}`],
          ['Message', message],
        );
        const request = requestIn(html)!;
        expect(requestIn(writeSummary(createLead(request, ID)))).toEqual(request);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the answers of a receipt', () => {
  const namesIn = (request: Parameters<typeof receiptAnswers>[0]) =>
    receiptAnswers(request).map(({ name }) => name);

  test('are in the order of the form, without the email', () => {
    const names = namesIn(validRequest());

    expect(names.slice(0, 4)).toEqual(['name', 'phone', 'company', 'job']);
    expect(names.slice(-3)).toEqual(['city', 'state', 'message']);
  });

  test('are those of the variant with an employee count', () => {
    const names = namesIn(validRequest({ employeeCount: 1 }));

    expect(names.slice(3)).toEqual(expect.arrayContaining(['job', 'employeeCount']));
    expect(names.filter((name) => /city|state|message/.test(name))).toEqual([]);
  });

  test('are only the message of another program', () => {
    expect(namesIn({ ...blankInfoRequest(''), message: 'Call me.' })).toEqual(['message']);
  });
});
