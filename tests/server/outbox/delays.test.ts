import { expect, test } from 'vitest';
import { MINUTE } from '../../../server/durations.ts';
import { createDelays } from '../../../server/outbox/delays.ts';
import type { ClaimedJob, DeliveryOutcome } from '../../../server/outbox/job.ts';

const OUTCOMES: Record<string, DeliveryOutcome> = {
  sent: { status: 'sent' },
  later: { status: 'queued', dueAt: 0, problem: 'greylisted' },
  refused: { status: 'dead', problem: 'no such mailbox' },
};

/** Returns the delays after some mails. A note is a mail's domain, outcome and special case. */
function delaysAfter(notes: readonly string[]) {
  const clock = { now: Date.UTC(2026, 10, 2) };
  const { note, isDelayed } = createDelays(() => clock.now);
  for (const [domain = '', outcome = '', how = 'up'] of notes.map((words) => words.split(' '))) {
    const kind = how === 'lead' ? 'sales' : 'code';
    const payload = how === 'unreadable' ? undefined : { to: `dana@${domain}.example` };
    const transport = how === 'down' || how === 'untried' ? how : 'up';
    note({ kind, payload } as ClaimedJob, OUTCOMES[outcome]!, transport);
  }
  return { clock, isDelayed };
}

test.each([
  ['a delayed code marks its domain as delayed', ['a later'], 'a'],
  ['a sent code ends the delay of its domain', ['a later', 'b later', 'a sent'], 'b'],
  ['a refused code ends the delay of its domain', ['a later', 'b later', 'a refused'], 'b'],
  ['while the mail server is unavailable, every domain is delayed', ['a later down'], 'ab'],
  ['the delay of all domains ends when the server answers', ['a later down', 'a later'], 'a'],
  ['a delayed lead delays no domain', ['a later lead'], ''],
  ['a sent lead ends no delay', ['a later', 'a sent lead'], 'a'],
  ['an unreadable mail delays no domain', ['a later unreadable'], ''],
  ['an unreadable mail ends no delay', ['a later', 'a sent unreadable'], 'a'],
  ['a mail that was not tried delays no domain', ['a later untried'], ''],
  ['a mail that was not tried ends no delay', ['a later', 'a sent untried'], 'a'],
])('%s', (_, notes, delayed) => {
  const { isDelayed } = delaysAfter(notes);
  expect(['a', 'b'].filter((name) => isDelayed(`${name}.example`)).join('')).toBe(delayed);
});

test('a delay is remembered for ten minutes', () => {
  const { clock, isDelayed } = delaysAfter(['a later']);

  clock.now += 10 * MINUTE - 1;
  expect(isDelayed('a.example')).toBe(true);
  clock.now += 1;
  expect(isDelayed('a.example')).toBe(false);
});

test('the delays of a thousand domains are remembered, and the next delay replaces the oldest', () => {
  const names = Array.from({ length: 1001 }, (_, index) => `d${index}`);

  for (const most of [1000, 1001]) {
    const { isDelayed } = delaysAfter(names.slice(0, most).map((name) => `${name} later`));
    const delayed = names.filter((name) => isDelayed(`${name}.example`));
    expect(delayed).toEqual(names.slice(most - 1000, most));
  }
});
