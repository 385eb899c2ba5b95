import { expect, test } from 'vitest';
import { describeChanges } from '../../visual/changeReport.ts';

test('the report says which component changed what, equal changes in one line', () => {
  const at = (component: string, story: string, view: string, what: string) => ({
    component,
    story,
    view,
    what,
  });

  expect(
    describeChanges([
      at('Notice', 'Done', 'phone-dark', '40 pixels'),
      at('GateCard', 'Sending', 'phone-dark', '8 pixels'),
      at('Notice', 'Problem', 'phone-dark', '40 pixels'),
      at('Notice', 'Problem', 'desk-light', '60 pixels'),
      at('GateCard', 'Sending', 'phone-dark', 'what is read out'),
    ]).split('\n'),
  ).toEqual([
    'What changed:',
    'Notice: 2 stories changed',
    '  phone-dark: 40 pixels: Done, Problem',
    '  desk-light: 60 pixels: Problem',
    'GateCard: 1 story changed',
    '  phone-dark: 8 pixels: Sending',
    '  phone-dark: what is read out: Sending',
    expect.stringContaining('press u'),
  ]);
});
