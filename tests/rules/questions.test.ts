import { describe, expect, test } from 'vitest';
import { questions } from '../../shared/questions.ts';
import { infoFields } from '../../shared/infoFields.ts';
import {
  addQuestion,
  hasQuestion,
  neededRoom,
  questionIn,
  questionsOf,
  removeQuestion,
} from '../../src/rules/questions.ts';

const [share, work, rules, clients] = questions;
const WORDS = 'We have 40 clients who build.\n\nPlease call me.';

describe('the checkbox of a question', () => {
  test.each([
    ['checked', share],
    ['checked', `Hello. ${share} Thanks.`],
    ['unchecked', ''],
    ['unchecked', `${work}\n${rules}`],
    ['unchecked', share.replace('our', 'your')],
    ['unchecked', share.toLowerCase()],
    ['unchecked', share.replace(', ', ',\n')],
  ])('is %s if the message is %j', (state, message) => {
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
  ])('inserts its question into %j, and removes it again', (before, after) => {
    expect(addQuestion(before, share)).toBe(after);
    expect(addQuestion(after, share)).toBe(after);
    expect(removeQuestion(after, share)).toBe(before);
  });

  test.each([
    ['is between other lines', `${work}\n${share}\n${WORDS}`, `${work}\n${WORDS}`],
    ['is the last line', `${WORDS}\n${share}`, WORDS],
    ['is between empty lines', `Hello\n\n${share}\n\nBye`, 'Hello\n\n\nBye'],
    ['is part of a paragraph', `Hello. ${share} Thanks.\nBye`, 'Hello.  Thanks.\nBye'],
    ['occurs three times', `${share}\n${WORDS}\n${share}${share}`, `${WORDS}\n`],
    ['does not occur', `${work}\n${WORDS}`, `${work}\n${WORDS}`],
  ])('removes only its question, even if it %s', (_, from, to) => {
    expect(removeQuestion(from, share)).toBe(to);
  });

  test('leaves room for all questions, in the order of checking', () => {
    const all = questions.reduce(addQuestion, '');

    expect(all).toBe([share, work, rules, clients].join('\n'));
    expect(all.length).toBeLessThan(infoFields.message.limit);
  });

  test('needs room only if its question does not fit', () => {
    const { limit } = infoFields.message;
    const longest = 'x'.repeat(limit - share.length - 1);

    expect(neededRoom(longest, share)).toBeUndefined();
    expect(neededRoom(`${longest}x`, share)).toBe(share.length + 1);
    expect(neededRoom(share + longest, share)).toBeUndefined();
  });

  test('is restored from the questions of a message', () => {
    expect(questionsOf(`${rules}\n${WORDS}\n${share}`)).toBe(`${share}\n${rules}`);
    expect(questionsOf(WORDS)).toBe('');
  });
});

test.each([
  [{ question: share }, share],
  [{ question: 'Another question?' }, undefined],
  [{ question: [share] }, undefined],
  [null, undefined],
  [share, undefined],
])('the question of the router state %j is %j', (state, question) => {
  expect(questionIn(state)).toBe(question);
});
