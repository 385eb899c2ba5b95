import { expect, test } from 'vitest';
import { replyDay } from '../../shared/replyDay.ts';

test.each([
  ['on Wednesday morning', '2026-11-25T14:14Z', 'Thursday, November 26'],
  ['on Friday evening in Chicago', '2026-11-28T05:59Z', 'Monday, November 30'],
  ['on Sunday night in Chicago', '2026-11-30T05:59Z', 'Monday, November 30'],
  ['on Monday in Chicago', '2026-11-30T06:00Z', 'Tuesday, December 1'],
  ['on the night on which summer time ends', '2026-11-01T05:30Z', 'Monday, November 2'],
])('the day of the reply is the next business day of a request %s', (_, at, day) => {
  expect(replyDay(Date.parse(at), 'America/Chicago')).toBe(day);
});
