import { expect, test } from 'vitest';
import { MINUTE } from '../../../server/durations.ts';
import type { Transport } from '../../../server/outbox/breaker.ts';
import { createDelays } from '../../../server/outbox/delays.ts';
import type { ClaimedJob, DeliveryOutcome } from '../../../server/outbox/job.ts';

const SENT: DeliveryOutcome = { status: 'sent' };
const LATER: DeliveryOutcome = { status: 'queued', dueAt: 0, problem: 'greylisted' };
const REFUSED: DeliveryOutcome = { status: 'dead', problem: 'no such mailbox' };

/** The delays of a server, its clock, and a function that notes the outcome of a mail to a domain. */
function delaysOf() {
  const clock = { now: Date.UTC(2026, 10, 2) };
  const { note, isDelayed } = createDelays(() => clock.now);
  const noteFor = (
    domain: string,
    outcome: DeliveryOutcome,
    transport: Transport = 'up',
    claimed: { kind?: 'sales'; payload?: undefined } = {},
  ) => {
    const job = { kind: 'code', payload: { to: `dana@${domain}` }, ...claimed };
    note(job as ClaimedJob, outcome, transport);
  };
  return { clock, isDelayed, noteFor };
}

test('a code that is delayed delays its own domain, for ten minutes at most', () => {
  const { clock, isDelayed, noteFor } = delaysOf();
  noteFor('grey.example', LATER);

  expect([isDelayed('grey.example'), isDelayed('other.example')]).toEqual([true, false]);
  clock.now += 10 * MINUTE - 1;
  expect(isDelayed('grey.example')).toBe(true);
  clock.now += 2;
  expect(isDelayed('grey.example')).toBe(false);
});

test.each([SENT, REFUSED])('a mail that is $status ends the delay of its domain', (outcome) => {
  const { isDelayed, noteFor } = delaysOf();
  noteFor('grey.example', LATER);
  noteFor('other.example', LATER);
  noteFor('grey.example', outcome);

  expect([isDelayed('grey.example'), isDelayed('other.example')]).toEqual([false, true]);
});

test('while the mail server is away every domain is delayed, until it answers again', () => {
  const { isDelayed, noteFor } = delaysOf();
  noteFor('one.example', LATER, 'down');
  expect(isDelayed('two.example')).toBe(true);

  noteFor('one.example', LATER, 'up');
  expect([isDelayed('one.example'), isDelayed('two.example')]).toEqual([true, false]);
});

test.each([
  ['a request to sales', 'up', { kind: 'sales' }],
  ['a mail that cannot be read', 'up', { payload: undefined }],
  ['a mail that no server was tried with', 'untried', {}],
] as const)('%s delays no domain, and ends no delay', (_, transport, claimed) => {
  const { isDelayed, noteFor } = delaysOf();
  noteFor('grey.example', LATER, transport, claimed);
  expect(isDelayed('grey.example')).toBe(false);

  noteFor('grey.example', LATER);
  noteFor('grey.example', SENT, transport, claimed);
  expect(isDelayed('grey.example')).toBe(true);
});

test('a thousand domains are remembered; the next one takes the place of the oldest', () => {
  const { isDelayed, noteFor } = delaysOf();
  for (let count = 1; count <= 1000; count += 1) noteFor(`d${count}.example`, LATER);
  expect([isDelayed('d1.example'), isDelayed('d1000.example')]).toEqual([true, true]);

  noteFor('d1001.example', LATER);
  const remembered = ['d1', 'd2', 'd1000', 'd1001'].map((name) => isDelayed(`${name}.example`));
  expect(remembered).toEqual([false, true, true, true]);
});
