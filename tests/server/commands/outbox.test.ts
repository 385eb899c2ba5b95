import { expect, test } from 'vitest';
import { listOutbox } from '../../../server/commands/outbox.ts';
import { dropJob, retryJobs } from '../../../server/outbox/jobList.ts';
import { openKeyring } from '../../../server/secrets/openKeyring.ts';
import { LEAD_LIFE } from '../../../server/outbox/retrySchedule.ts';
import { createTestHost } from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';
import {
  deliverAll,
  scriptedMailer,
  deliveryWith,
  queue,
  refusingMailer,
  jobOf,
} from '../../support/host/outboxParts.ts';
import { runCommand } from '../../support/host/startHost.ts';

const MINUTE = 60_000;

onEachEngine('the outbox command', {}, (host) => {
  const refuseAll = () => deliverAll(deliveryWith(host(), refusingMailer()));

  test('a mistyped SALES_EMAIL or MAIL_FROM costs nothing: queued emails use the corrected one', async () => {
    await queue(host(), 'lead', 'sales');
    await queue(host(), 'code', 'code', MINUTE);
    const { mailer, mails } = scriptedMailer(() => undefined);
    const corrected = { mailFrom: 'new@site.example', salesEmail: 'corrected@site.example' };

    await deliverAll(
      deliveryWith({ ...host(), settings: { ...host().settings, ...corrected } }, mailer),
    );

    expect(mails.map(({ from, to, messageId }) => [from, to, messageId])).toEqual([
      ['new@site.example', 'code@x.example', '<code@x.example>'],
      ['new@site.example', 'corrected@site.example', '<lead@x.example>'],
    ]);
  });

  test('retry queues failed leads as new, one or all, and never an email without content', async () => {
    for (const id of ['one', 'two']) await queue(host(), id, 'sales');
    await queue(host(), 'code', 'code', MINUTE);
    await refuseAll();
    const { clock, store } = host();
    clock.now += 6 * 24 * 60 * MINUTE;
    const retry = (id?: string) => store.write((sql) => retryJobs(sql, id, clock.now));

    expect(await retry('code')).toBe(0);
    expect(await retry('one')).toBe(1);
    expect(await jobOf(host(), 'one')).toMatchObject({
      status: 'queued',
      attempts: 0,
      due_at: clock.now,
      ends_at: clock.now + LEAD_LIFE,
      done_at: null,
    });
    expect(await jobOf(host(), 'two')).toMatchObject({ status: 'dead', attempts: 1 });

    expect(await retry()).toBe(1);
    const { mailer, tried } = scriptedMailer(() => undefined);
    await deliverAll(deliveryWith(host(), mailer));
    expect(tried.toSorted()).toEqual(['one', 'two']);
    expect(await jobOf(host(), 'code')).toMatchObject({ status: 'dead', payload: null });
  });

  test('drop removes one failed lead, and nothing that is queued', async () => {
    for (const id of ['handled', 'failed']) await queue(host(), id, 'sales');
    await refuseAll();
    await queue(host(), 'waiting', 'sales');
    const { store, clock } = host();
    const drop = (id: string) => store.write((sql) => dropJob(sql, id));

    expect([await drop('handled'), await drop('waiting')]).toEqual([1, 0]);

    expect(await listOutbox(store, clock.now)).toEqual([
      expect.stringMatching(/^failed /),
      expect.stringMatching(/^waiting /),
    ]);
    await drop('failed');
    await deliverAll(deliveryWith(host(), scriptedMailer(() => undefined).mailer));
    expect(await listOutbox(store, clock.now)).toEqual([
      'Nothing is queued and nothing has failed.',
    ]);
  });
});

test('the command drops or retries the lead with an ID, and fails if there is none', async () => {
  const host = await createTestHost();
  const { settings, store } = host;
  // The command reads the key that a start stores.
  await openKeyring(store, settings);
  for (const id of ['kept', '-dropped', 'retried']) await queue(host, id, 'sales');
  await deliverAll(deliveryWith(host, refusingMailer()));
  const run = (...words: string[]) => runCommand('outbox', host.folder, ...words);

  expect(run('drop', '--', '-dropped').stdout).toBe('Removed: -dropped\n');
  expect(run('retry', 'retried').stdout).toBe(
    'Leads queued again: 1. The running server delivers them.\n',
  );
  for (const action of ['drop', 'retry'])
    expect(run(action, 'unknown')).toMatchObject({
      status: 1,
      stdout: 'No failed lead has the ID unknown.\n',
    });

  expect(await jobOf(host, 'kept')).toMatchObject({ status: 'dead' });
  expect(await jobOf(host, '-dropped')).toBeUndefined();
  expect(await jobOf(host, 'retried')).toMatchObject({ status: 'queued' });
  await host.close();
});
