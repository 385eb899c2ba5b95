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

test('a box is checked exactly while Message contains its sentence word for word', () => {
  expect(hasQuestion(share, share)).toBe(true);
  expect(hasQuestion(`Hello. ${share} Thanks.`, share)).toBe(true);
  expect(hasQuestion('', share)).toBe(false);
  expect(hasQuestion(`${work}\n${rules}`, share)).toBe(false);
  expect(hasQuestion(share.replace('our', 'your'), share)).toBe(false);
  expect(hasQuestion(share.toLowerCase(), share)).toBe(false);
  expect(hasQuestion(share.replace(', ', ',\n'), share)).toBe(false);
});

test.each([
  ['an empty message', '', share],
  ['own words', WORDS, `${share}\n${WORDS}`],
  ['a question', work, `${work}\n${share}`],
  [
    'questions and own words',
    `${work}\n${rules}\n${WORDS}`,
    `${work}\n${rules}\n${share}\n${WORDS}`,
  ],
  ['an empty first line', `\n${WORDS}`, `${share}\n\n${WORDS}`],
  ['own words before a question', `Hello\n${work}`, `${share}\nHello\n${work}`],
  ['a question in own words', `Also: ${work}`, `${share}\nAlso: ${work}`],
])('checking adds a line before own words and after other questions: %s', (_, before, after) => {
  expect(addQuestion(before, share)).toBe(after);
});

test.each([share, `${WORDS}\n${share}`, `About this: ${share} Thanks.`])(
  'a sentence already in Message is not added again: %j',
  (message) => {
    expect(addQuestion(message, share)).toBe(message);
  },
);

test.each([
  ['the only line', share, ''],
  ['the first line', `${share}\n${WORDS}`, WORDS],
  ['a line between', `${work}\n${share}\n${WORDS}`, `${work}\n${WORDS}`],
  ['the last line', `${WORDS}\n${share}`, WORDS],
  ['beside empty lines', `Hello\n\n${share}\n\nBye`, 'Hello\n\n\nBye'],
  ['within own words', `Hello. ${share} Thanks.\nBye`, 'Hello.  Thanks.\nBye'],
  ['at the end of own words', `Hello. ${share}\nBye`, 'Hello. \nBye'],
  ['more than once', `${share}\n${WORDS}\n${share}${share}`, `${WORDS}\n`],
  ['absent', `${work}\n${WORDS}`, `${work}\n${WORDS}`],
])('unchecking takes out that sentence and its line break and nothing else: %s', (_, from, to) => {
  expect(removeQuestion(from, share)).toBe(to);
});

test.each(['', ' ', '\n', '\n\n', WORDS, `${WORDS}\n`, work, `${work}\n`, `${work}\n${WORDS}`])(
  'unchecking gives back what stood there before checking: %j',
  (message) => {
    expect(removeQuestion(addQuestion(message, share), share)).toBe(message);
  },
);

test('all questions fit into Message together, in the order of their boxes', () => {
  const all = questions.reduce(addQuestion, '');

  expect(all).toBe([share, work, rules, clients].join('\n'));
  expect(all.length).toBeLessThan(infoFields.message.limit);
});

test.each([
  [{ question: share }, share],
  [{ question: 'Another question?' }, undefined],
  [{ question: [share] }, undefined],
  [{}, undefined],
  [null, undefined],
  [share, undefined],
])('only the questions of the page are taken from the state of a link: %j', (state, question) => {
  expect(questionIn(state)).toBe(question);
});
