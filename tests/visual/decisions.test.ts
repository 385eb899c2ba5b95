import { expect, test } from 'vitest';
import { describeRun, isFine } from '../../visual/describeRun.ts';
import { commandFor } from '../../visual/report/decisions.ts';
import type { Result } from '../../visual/run.ts';
import { selectResults } from '../../visual/selectResults.ts';

const result = (id: string, overrides: Partial<Result> = {}): Result => {
  const [story = '', mode = ''] = id.split('.');
  return {
    id,
    story,
    component: 'Header',
    state: 'Signed In',
    mode,
    status: 'changed',
    ...overrides,
  };
};

const phone = result('header--signed-in.phone', { pixels: 1 });
const desk = result('header--signed-in.desk', { pixels: 312 });
const other = result('header--signed-out.desk', { status: 'same' });
const results = [phone, desk, other];

test('a component, a story and a picture are names for what is approved', () => {
  expect(selectResults(results, ['Header'])).toEqual(results);
  expect(selectResults(results, ['header--signed-in'])).toEqual([phone, desk]);
  expect(selectResults(results, ['header--signed-in.desk'])).toEqual([desk]);
});

test('a name that stands for nothing approves nothing', () => {
  expect(() => selectResults(results, ['header--signed-in', 'heater'])).toThrow('named heater.');
});

test('a story whose pictures are decided alike is named once in the command', () => {
  const both = new Map([
    [phone.id, 'approve' as const],
    [desk.id, 'approve' as const],
  ]);

  expect(commandFor('approve', both, results)).toBe('npm run visual:approve -- header--signed-in');
  expect(commandFor('reject', both, results)).toBe('');
});

test('pictures of a story that are decided apart are named one by one', () => {
  const apart = new Map([
    [phone.id, 'approve' as const],
    [desk.id, 'reject' as const],
  ]);

  expect(commandFor('approve', apart, results)).toBe(
    'npm run visual:approve -- header--signed-in.phone',
  );
  expect(commandFor('reject', apart, results)).toBe(
    'npm run visual:reject -- header--signed-in.desk',
  );
});

test('a run is fine when every picture and every reference is as it was approved', () => {
  expect(isFine({ took: 1, results: [other], unapproved: [] })).toBe(true);
  expect(isFine({ took: 1, results, unapproved: [] })).toBe(false);
  expect(isFine({ took: 1, results: [other], unapproved: ['a.png has changed.'] })).toBe(false);
});

test('a run says what differs, by how much, and what to type', () => {
  const said = describeRun({ took: 61, results, unapproved: [] }, 'report.html');

  expect(said).toContain('3 pictures of 2 stories in 61 s: 2 changed, 1 same.');
  expect(said).toContain('header--signed-in.phone  1 pixel\n');
  expect(said).toContain('header--signed-in.desk  312 pixels');
  expect(said).toContain('npm run visual:approve');
});

test('a story that failed says why', () => {
  const failed = result('header--signed-in.desk', {
    status: 'failed',
    message: 'No link\nat line 3',
  });

  expect(describeRun({ took: 1, results: [failed], unapproved: [] }, 'report.html')).toContain(
    'desk  No link\n',
  );
});
