import { expect, test } from 'vitest';
import type { Cause } from '../../../server/alerts/causes.ts';
import {
  dueMessages,
  sentenceOf,
  withTold,
  type ToldCauses,
} from '../../../server/alerts/dueMessages.ts';

const MINUTE = 60_000;

/** What an operator is told by looks at these minutes, each with what troubles the host then. */
function tell(looks: readonly (readonly [minute: number, ...causes: Cause[]])[]) {
  let told: ToldCauses = new Map();
  return looks.map(([minute, ...causes]) => {
    const now = minute * MINUTE;
    const messages = dueMessages(told, new Set(causes), now);
    for (const message of messages) told = withTold(told, message, now);
    return messages.map(({ cause, isOver }) => `${cause}${isOver ? ' over' : ''}`);
  });
}

test('a cause is told once in an hour while it lasts, and once more when it is over', () => {
  expect(
    tell([
      [0],
      [1, 'diskShort'],
      [2, 'diskShort'],
      [60, 'diskShort'],
      [61, 'diskShort'],
      [90],
      [91],
    ]),
  ).toEqual([[], ['diskShort'], [], [], ['diskShort'], ['diskShort over'], []]);
});

test('a cause that comes and goes is told once in the hour', () => {
  expect(
    tell([
      [0, 'letterLate'],
      [5],
      [10, 'letterLate'],
      [15],
      [40, 'letterLate'],
      [61, 'letterLate'],
    ]),
  ).toEqual([['letterLate'], ['letterLate over'], [], [], [], ['letterLate']]);
});

test('causes do not silence each other', () => {
  expect(
    tell([
      [0, 'diskShort'],
      [1, 'diskShort', 'backupFailed'],
      [2, 'backupFailed'],
    ]),
  ).toEqual([['diskShort'], ['backupFailed'], ['diskShort over']]);
});

test('what has reached nobody is due again', () => {
  const causes = new Set<Cause>(['diskShort']);
  const first = dueMessages(new Map(), causes, 0);

  expect(dueMessages(new Map(), causes, MINUTE)).toEqual(first);
  expect(first.map(sentenceOf)).toEqual(['Less than 64 MiB are free where DATA_DIR is.']);
});
