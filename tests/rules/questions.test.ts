import { expect, test } from 'vitest';
import { questions } from '../../shared/questions.ts';
import { infoFields } from '../../shared/infoFields.ts';
import { addQuestion, hasQuestion, questionIn, removeQuestion } from '../../src/rules/questions.ts';

const [share, work, rules, clients] = questions;
const WORDS = 'We have 40 clients who build.\n\nPlease call me.';

test.each([
  ['checked', share],
  ['checked', `Hello. ${share} Thanks.`],
  ['unchecked', ''],
  ['unchecked', `${work}\n${rules}`],
  ['unchecked', share.replace('our', 'your')],
  ['unchecked', share.toLowerCase()],
  ['unchecked', share.replace(', ', ',\n')],
])('the checkbox of a question is %s if the message is %j', (state, message) => {
  expect(hasQuestion(message, share)).toBe(state === 'checked');
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
  'checking a box inserts its question after the questions at the start of the message %j, and unchecking the box restores the message',
  (before, after) => {
    expect(addQuestion(before, share)).toBe(after);
    expect(addQuestion(after, share)).toBe(after);
    expect(removeQuestion(after, share)).toBe(before);
  },
);

test.each([
  ['is between other lines', `${work}\n${share}\n${WORDS}`, `${work}\n${WORDS}`],
  ['is the last line', `${WORDS}\n${share}`, WORDS],
  ['is between empty lines', `Hello\n\n${share}\n\nBye`, 'Hello\n\n\nBye'],
  ['is part of a paragraph', `Hello. ${share} Thanks.\nBye`, 'Hello.  Thanks.\nBye'],
  ['occurs three times', `${share}\n${WORDS}\n${share}${share}`, `${WORDS}\n`],
  ['does not occur', `${work}\n${WORDS}`, `${work}\n${WORDS}`],
])('unchecking a box removes only its question, even if the question %s', (_, from, to) => {
  expect(removeQuestion(from, share)).toBe(to);
});

test('all questions fit into the message and keep the order in which they were checked', () => {
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
])('the question read from the router state %j is %j', (state, question) => {
  expect(questionIn(state)).toBe(question);
});
