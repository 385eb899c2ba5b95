import { expect, test } from 'vitest';
import type { DeliveryOutcome, LetterKind } from '../../../server/outbox/letter.ts';
import { report } from '../../../server/outbox/deliverLetter.ts';
import { letterTo, obedientMailer } from '../../support/host/outboxParts.ts';

const NOW = Date.UTC(2026, 10, 2);

/** What is counted and logged of a letter that was accepted ten seconds ago. */
function reported(kind: LetterKind, outcome: DeliveryOutcome) {
  const said: unknown[] = [];
  report(
    {
      settings: { mailFrom: 'a@x.example', salesEmail: 'sales@x.example' },
      mailer: obedientMailer(() => {}).mailer,
      log: (...line) => said.push(line),
      count: (...counted) => said.push(counted),
      now: () => NOW,
    },
    {
      id: 'one',
      kind,
      lease: 'lease',
      createdAt: NOW - 10_000,
      endsAt: NOW + 60_000,
      attempt: 2,
      letter: letterTo('one@x.example'),
    },
    outcome,
  );
  return said;
}

test.each([
  ['code', 'codeLetters'],
  ['report', 'reportLetters'],
  ['sales', 'salesLetters'],
  ['webhook', 'webhooks'],
] as const)('a %s that has left is counted among the %s, with its seconds', (kind, letters) => {
  const facts = { id: 'one', kind, attempt: 2, seconds: 10 };

  expect(reported(kind, { status: 'sent' })).toEqual([
    [letters, 'sent'],
    ['info', 'letterSent', facts],
  ]);
});

test('a letter that left without its files says so', () => {
  expect(reported('sales', { status: 'sent', withoutFiles: 'DATA 552' })[1]).toEqual([
    'info',
    'letterSent',
    expect.objectContaining({ withoutFiles: 'DATA 552' }),
  ]);
});

test('a letter that is put off says for how long', () => {
  expect(reported('sales', { status: 'queued', dueAt: NOW + 45_000, problem: 'later' })).toEqual([
    ['salesLetters', 'delayed'],
    [
      'warn',
      'letterDelayed',
      { id: 'one', kind: 'sales', attempt: 2, problem: 'later', seconds: 45 },
    ],
  ]);
});

test.each([
  ['sales', 'no', 'refused', 'error', 'letterRefused'],
  ['code', 'no', 'refused', 'warn', 'letterRefused'],
  ['sales', 'too late', 'given up', 'error', 'letterGivenUp'],
  ['code', 'too late', 'given up', 'warn', 'letterGivenUp'],
] as const)('a %s that is dead (%s) is %s, and told as %s', (kind, problem, how, level, event) => {
  expect(reported(kind, { status: 'dead', problem })).toEqual([
    [`${kind}Letters`, how],
    [level, event, { id: 'one', kind, attempt: 2, problem }],
  ]);
});
