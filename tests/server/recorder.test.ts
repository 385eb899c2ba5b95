import { describe, expect, test } from 'vitest';
import { createLog } from '../../server/log.ts';
import { createRecorder } from '../../server/recorder.ts';

function recorderAt(clock: { now: number }) {
  const lines: string[] = [];
  const now = () => clock.now;
  const log = createLog((line) => lines.push(line));
  const recorder = createRecorder(log, { wall: now, steady: now });
  return { ...recorder, lines: () => lines.map((line) => JSON.parse(line) as object) };
}

describe('the recorder', () => {
  test('logs every delivery, with its facts', () => {
    const { record, lines } = recorderAt({ now: 0 });

    for (const id of ['a', 'a']) record('code_mails', 'sent', { id });

    expect(lines()).toHaveLength(2);
    expect(lines()[0]).toMatchObject({ level: 'info', event: 'mailSent', id: 'a' });
    expect(lines()[0]).not.toHaveProperty('outcome');
  });

  test.each([
    ['sales_mails', 'error', 'mail'],
    ['webhooks', 'error', 'webhook'],
    ['code_mails', 'warn', 'mail'],
    ['receipts', 'warn', 'mail'],
  ] as const)('logs failed %s with the level %s as a %s event', (counter, level, event) => {
    const { record, lines } = recorderAt({ now: 0 });

    record(counter, 'refused');
    record(counter, 'given_up');

    expect(lines()).toMatchObject([
      { level, event: `${event}Refused` },
      { level, event: `${event}GivenUp` },
    ]);
  });
});
