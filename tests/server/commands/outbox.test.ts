import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportOutbox, listOutbox } from '../../../server/commands/outbox.ts';
import { dropJob, retryJobs } from '../../../server/outbox/jobList.ts';
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
import { temporaryFolder } from '../../support/host/temporaryFolder.ts';

const MINUTE = 60_000;

onEachEngine('the outbox commands', {}, (host) => {
  const refuseAll = () => deliverAll(deliveryWith(host(), refusingMailer()));

  test('a mistyped SALES_EMAIL or MAIL_FROM costs nothing: what waits goes to and from the mended one', async () => {
    await queue(host(), 'lead', 'sales');
    await queue(host(), 'code', 'code', MINUTE);
    const { mailer, mails } = scriptedMailer();
    const mended = { mailFrom: 'new@site.example', salesEmail: 'mended@site.example' };

    await deliverAll(
      deliveryWith({ ...host(), settings: { ...host().settings, ...mended } }, mailer),
    );

    expect(mails.map(({ from, to, messageId }) => [from, to, messageId])).toEqual([
      ['new@site.example', 'code@x.example', '<code@x.example>'],
      ['new@site.example', 'mended@site.example', '<lead@x.example>'],
    ]);
  });

  test('refused requests are sent again, one or all, as new ones, and never one without words', async () => {
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

  test('the operator removes one refused request that was dealt with by hand, and nothing that waits', async () => {
    for (const id of ['handled', 'refused']) await queue(host(), id, 'sales');
    await refuseAll();
    await queue(host(), 'waiting', 'sales');
    const { store, clock } = host();
    const drop = (id: string) => store.write((sql) => dropJob(sql, id));

    expect([await drop('handled'), await drop('waiting'), await drop('handled')]).toEqual([
      1, 0, 0,
    ]);

    expect(await listOutbox(store, clock.now)).toEqual([
      expect.stringMatching(/^refused /),
      expect.stringMatching(/^waiting /),
    ]);
    await drop('refused');
    await deliverAll(deliveryWith(host(), scriptedMailer(() => undefined).mailer));
    expect(await listOutbox(store, clock.now)).toEqual(['Nothing waits and nothing was refused.']);
  });

  test('the operator takes waiting and refused requests out as letters, and no codes', async () => {
    const folder = join(temporaryFolder(), 'letters');
    const { store, keyring, settings } = host();
    await queue(host(), 'sent', 'sales');
    await deliverAll(deliveryWith(host(), scriptedMailer(() => undefined).mailer));
    await queue(host(), 'refused', 'sales');
    await refuseAll();
    for (const id of ['waiting', 'damaged']) await queue(host(), id, 'sales');
    await queue(host(), 'code', 'code', MINUTE);
    await store.write((sql) => sql.change(`UPDATE jobs SET payload = 'x' WHERE id = 'damaged'`));

    expect(await exportOutbox(store, keyring, folder, settings)).toEqual({
      written: 2,
      unreadable: ['damaged'],
    });

    expect(readdirSync(folder).toSorted()).toEqual(['refused.eml', 'waiting.eml']);
    const letter = readFileSync(join(folder, 'refused.eml'), 'utf8');
    expect(letter).toContain(`\r\nTo: ${settings.salesEmail}\r\n`);
    expect(letter).toContain('\r\nMessage-ID: <refused@x.example>\r\n');
    expect(letter).toContain('words 402917');
    expect(statSync(join(folder, 'refused.eml')).mode & 0o777).toBe(0o600);
  });
});

test('`npm run outbox` drops or retries the letter that is named, and no other', async () => {
  const host = await createTestHost();
  const [kept, dropped, retried] = ['kept', 'dropped', 'retried'];
  for (const id of [kept, dropped, retried]) await queue(host, id, 'sales');
  await host.store.write((sql) => sql.change(`UPDATE jobs SET status = 'dead'`));
  const run = (...words: string[]) => runCommand('outbox', host.folder, ...words);

  expect(run('drop')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^npm run outbox -- list /),
  });
  expect(run('drop', dropped).stdout).toBe('Refused letters removed: 1.\n');
  expect(run('retry', retried).stdout).toBe(
    'Letters that are due now: 1. The running host delivers them.\n',
  );

  expect(await jobOf(host, kept)).toMatchObject({ status: 'dead' });
  expect(await jobOf(host, dropped)).toBeUndefined();
  expect(await jobOf(host, retried)).toMatchObject({ status: 'queued' });
  await host.close();
});
