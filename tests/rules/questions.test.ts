import { expect, test } from 'vitest';
import { questions } from '../../src/content/questions.ts';
import { infoFields } from '../../src/rules/infoFields.ts';
import {
  addQuestion,
  hasQuestion,
  questionIn,
  removeQuestion,
} from '../../src/rules/form/questions.ts';

const [share, work, rules, clients] = questions;
const WORDS = 'We have 40 clients who build.\n\nPlease call me.';

test.each([
  [true, share],
  [true, `Hello. ${share} Thanks.`],
  [false, ''],
  [false, `${work}\n${rules}`],
  [false, share.replace('our', 'your')],
  [false, share.toLowerCase()],
  [false, share.replace(', ', ',\n')],
])('%s: Message contains the sentence word for word in %j', (isChecked, message) => {
  expect(hasQuestion(message, share)).toBe(isChecked);
});

test.each([
  ['', share],
  [WORDS, `${share}\n${WORDS}`],
  [work, `${work}\n${share}`],
  [`${work}\n${rules}\n${WORDS}`, `${work}\n${rules}\n${share}\n${WORDS}`],
  [`\n${WORDS}`, `${share}\n\n${WORDS}`],
  [`Hello\n${work}`, `${share}\nHello\n${work}`],
  [`Also: ${work}\n`, `${share}\nAlso: ${work}\n`],
])(
  'checking a box adds a line after other questions and before other text, and unchecking restores %j',
  (before, after) => {
    expect(addQuestion(before, share)).toBe(after);
    expect(addQuestion(after, share)).toBe(after);
    expect(removeQuestion(after, share)).toBe(before);
  },
);

test.each([
  ['a line between', `${work}\n${share}\n${WORDS}`, `${work}\n${WORDS}`],
  ['the last line', `${WORDS}\n${share}`, WORDS],
  ['beside empty lines', `Hello\n\n${share}\n\nBye`, 'Hello\n\n\nBye'],
  ['within own words', `Hello. ${share} Thanks.\nBye`, 'Hello.  Thanks.\nBye'],
  ['more than once', `${share}\n${WORDS}\n${share}${share}`, `${WORDS}\n`],
  ['absent', `${work}\n${WORDS}`, `${work}\n${WORDS}`],
])('unchecking removes only that sentence and its line break: %s', (_, from, to) => {
  expect(removeQuestion(from, share)).toBe(to);
});

test('all questions fit into Message, in the order in which they were checked', () => {
  const all = questions.reduce(addQuestion, '');

  expect(all).toBe([share, work, rules, clients].join('\n'));
  expect(all.length).toBeLessThan(infoFields.message.limit);
});

test.each([
  [{ question: share }, share],
  [{ question: 'Another question?' }, undefined],
  [{ question: [share] }, undefined],
  [null, undefined],
  [share, undefined],
])('the state of a link may contain only questions of the page: %j', (state, question) => {
  expect(questionIn(state)).toBe(question);
});
