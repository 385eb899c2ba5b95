import { expect, test } from 'vitest';
import { clientTime } from '../../src/api/clientTime.ts';

test('ClientTime is UTC as year-month-day hour:minute:second.millis', () => {
  expect(clientTime(new Date('2031-02-03T04:05:06.007+05:30'))).toBe('2031-02-02 22:35:06.007');
  expect(clientTime(new Date(0))).toBe('1970-01-01 00:00:00.000');
});
