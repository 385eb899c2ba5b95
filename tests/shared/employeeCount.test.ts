import { expect, test } from 'vitest';
import { employeeCounts } from '../../shared/employeeCount.ts';

test('the nine employee counts have the values and labels of section 3 of the specification [3.13, 3.14, 9.2]', () => {
  expect(employeeCounts.map(({ value, label }) => [value, label])).toEqual([
    [1, '1-5 employees'],
    [2, '6-10 employees'],
    [3, '11-20 employees'],
    [4, '21-50 employees'],
    [5, '51-100 employees'],
    [6, '101-200 employees'],
    [7, '201-1,000 employees'],
    [8, '1,001-10,000 employees'],
    [9, '10,001+ employees'],
  ]);
});
