import { afterEach, beforeEach, expect, test } from 'vitest';
import { LEAD_LIFE } from '../../../server/outbox/retrySchedule.ts';
import { openKeyring } from '../../../server/secrets/openKeyring.ts';
import { createTestHost, type TestHost } from '../../support/host/hostParts.ts';
import {
  deliverAll,
  deliveryWith,
  jobOf,
  queue,
  refusingMailer,
  scriptedMailer,
} from '../../support/host/outboxParts.ts';
import { runCommand } from '../../support/host/startHost.ts';

const MINUTE = 60_000;
let host: TestHost;
beforeEach(async () => {
  // The command counts from the real time, and reads the key that a start stores.
  host = await createTestHost();
  host.clock.now = Date.now();
  await openKeyring(host.store, host.settings);
});
afterEach(() => host.close());

const run = (...words: string[]) => runCommand('outbox', host.folder, ...words);
const refuseAll = () => deliverAll(deliveryWith(host, refusingMailer()));

test('a mistyped SALES_EMAIL or MAIL_FROM costs nothing: queued emails use the corrected one', async () => {
  await queue(host, 'lead', 'sales');
  await queue(host, 'code', 'code', MINUTE);
  const { mailer, mails } = scriptedMailer();
  const corrected = { mailFrom: 'new@site.example', salesEmail: 'corrected@site.example' };

  await deliverAll(deliveryWith({ ...host, settings: { ...host.settings, ...corrected } }, mailer));

  expect(mails.map(({ from, to, messageId }) => [from, to, messageId])).toEqual([
    ['new@site.example', 'code@x.example', '<code@x.example>'],
    ['new@site.example', 'corrected@site.example', '<lead@x.example>'],
  ]);
});

test('retry queues failed leads as new, one or all, and never an email without content', async () => {
  for (const id of ['one', 'two']) await queue(host, id, 'sales');
  await queue(host, 'code', 'code', MINUTE);
  await refuseAll();
  const before = Date.now();

  expect(run('retry', 'code')).toMatchObject({
    status: 1,
    stdout: 'No failed lead has the ID code.\n',
  });
  expect(run('retry', 'one').stdout).toBe(
    'Leads queued again: 1. The running server delivers them.\n',
  );
  const one = await jobOf(host, 'one');
  expect(one).toMatchObject({ status: 'queued', attempts: 0, done_at: null });
  expect(one?.['due_at']).toBeGreaterThanOrEqual(before);
  expect(Number(one?.['ends_at']) - Number(one?.['due_at'])).toBe(LEAD_LIFE);
  expect(await jobOf(host, 'two')).toMatchObject({ status: 'dead', attempts: 1 });

  expect(run('retry').stdout).toContain('Leads queued again: 1.');
  const { mailer, tried } = scriptedMailer();
  host.clock.now = Date.now();
  await deliverAll(deliveryWith(host, mailer));
  expect(tried.toSorted()).toEqual(['one', 'two']);
  expect(await jobOf(host, 'code')).toMatchObject({ status: 'dead', payload: null });
});

test('drop removes one failed lead, and nothing that is queued', async () => {
  for (const id of ['-handled', 'failed']) await queue(host, id, 'sales');
  await refuseAll();
  await queue(host, 'waiting', 'sales');

  expect(run('drop', '--', '-handled').stdout).toBe('Removed: -handled\n');
  expect(run('drop', 'waiting')).toMatchObject({
    status: 1,
    stdout: 'No failed lead has the ID waiting.\n',
  });
  expect(run('list').stdout).toMatch(/^failed {2}sales .*\nwaiting {2}sales .*\n$/);

  run('drop', 'failed');
  await host.deliver();
  expect(run('list').stdout).toBe('Nothing is queued and nothing has failed.\n');
});
