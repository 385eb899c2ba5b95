import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SALES_LIFE } from '../../../server/outbox/retrySchedule.ts';
import { MailFault } from '../../../server/mail/mailer.ts';
import { exportOutbox, listOutbox } from '../../../server/commands/outbox.ts';
import { dropLetter, retryLetters } from '../../../server/outbox/outbox.ts';
import {
  deliverAll,
  obedientMailer,
  postmanWith,
  queue,
  refusingMailer,
  rowOf,
} from '../../support/host/outboxParts.ts';
import { createTestHost } from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';

const MINUTE = 60_000;

onEachEngine('the outbox commands', {}, (host) => {
  const retry = (id: string | undefined) =>
    host().store.write((sql) => retryLetters(sql, id, host().clock.now));

  test('the operator sends refused requests again', async () => {
    await queue(host(), 'one', 'sales', SALES_LIFE);
    let taken = false;
    const { mailer, tried } = obedientMailer(() => {
      if (!taken) throw new MailFault('refused', 'EENVELOPE RCPT TO 550');
    });
    await postmanWith(host(), mailer).deliverOne();
    taken = true;

    expect(await retry(undefined)).toBe(1);
    await postmanWith(host(), mailer).deliverOne();

    expect(tried).toEqual(['one', 'one']);
    expect(await listOutbox(host().store, host().clock.now)).toEqual([
      'Nothing waits and nothing was refused.',
    ]);
  });

  test('a mistyped SALES_EMAIL or MAIL_FROM costs nothing: what waits goes to and from the mended one', async () => {
    await queue(host(), 'lead', 'sales', SALES_LIFE);
    await queue(host(), 'code', 'code', MINUTE);
    const { mailer, letters } = obedientMailer(() => undefined);
    const mended = { mailFrom: 'new@site.example', salesEmail: 'mended@site.example' };

    await deliverAll(
      postmanWith({ ...host(), settings: { ...host().settings, ...mended } }, mailer),
    );

    expect(letters.map(({ from, to, messageId }) => [from, to, messageId])).toEqual([
      ['new@site.example', 'code@x.example', '<code@x.example>'],
      ['new@site.example', 'mended@site.example', '<lead@x.example>'],
    ]);
  });

  test('what is sent again begins anew: one letter where it is named, never one without words', async () => {
    for (const id of ['one', 'two']) await queue(host(), id, 'sales', SALES_LIFE);
    await queue(host(), 'code', 'code', MINUTE);
    await deliverAll(postmanWith(host(), refusingMailer()));
    const { clock } = host();
    clock.now += 6 * 24 * 60 * MINUTE;

    expect(await retry('code')).toBe(0);
    expect(await retry('one')).toBe(1);
    expect(await rowOf(host(), 'one')).toMatchObject({
      status: 'queued',
      attempts: 0,
      due_at: clock.now,
      ends_at: clock.now + SALES_LIFE,
      done_at: null,
    });
    expect(await rowOf(host(), 'two')).toMatchObject({ status: 'dead', attempts: 1 });

    expect(await retry(undefined)).toBe(1);
    expect(await rowOf(host(), 'code')).toMatchObject({ status: 'dead', letter: null });
  });

  test('the operator removes one refused request that was dealt with by hand, and nothing that waits', async () => {
    for (const id of ['handled', 'refused']) await queue(host(), id, 'sales', SALES_LIFE);
    await deliverAll(postmanWith(host(), refusingMailer()));
    await queue(host(), 'waiting', 'sales', SALES_LIFE);
    const { store } = host();

    const drop = (id: string) => store.write((sql) => dropLetter(sql, id));

    expect(await drop('handled')).toBe(1);
    expect(await drop('waiting')).toBe(0);
    expect(await drop('handled')).toBe(0);

    const left = await store.read((sql) => sql.rows('SELECT id FROM outbox ORDER BY id'));
    expect(left).toEqual([{ id: 'refused' }, { id: 'waiting' }]);
  });

  test('the operator takes waiting and refused requests out as letters, and no codes', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'gateway-export-')), 'letters');
    await queue(host(), 'sent', 'sales', SALES_LIFE);
    await deliverAll(postmanWith(host(), obedientMailer(() => undefined).mailer));
    await queue(host(), 'refused', 'sales', SALES_LIFE);
    await deliverAll(postmanWith(host(), refusingMailer()));
    await queue(host(), 'waiting', 'sales', SALES_LIFE);
    await queue(host(), 'code', 'code', MINUTE);

    await queue(host(), 'damaged', 'sales', SALES_LIFE);
    await host().store.write((sql) =>
      sql.change(`UPDATE outbox SET letter = 'x' WHERE id = 'damaged'`),
    );

    expect(await exportOutbox(host().store, host().keyring, folder, host().settings)).toEqual({
      written: 2,
      unreadable: ['damaged'],
    });

    expect(readdirSync(folder).toSorted()).toEqual(['refused.eml', 'waiting.eml']);
    const letter = readFileSync(join(folder, 'refused.eml'), 'utf8');
    expect(letter).toContain(`\r\nTo: ${host().settings.salesEmail}\r\n`);
    expect(letter).toContain('\r\nMessage-ID: <refused@x.example>\r\n');
    expect(letter).toContain('words 402917');
    expect(statSync(join(folder, 'refused.eml')).mode & 0o777).toBe(0o600);
    rmSync(join(folder, '..'), { recursive: true });
  });
});

test('`npm run outbox -- drop ID` removes that letter and no other', async () => {
  const host = await createTestHost();
  for (const id of ['one', 'two']) await queue(host, id, 'sales', SALES_LIFE);
  await host.store.write((sql) => sql.change(`UPDATE outbox SET status = 'dead'`));
  const drop = (...words: string[]) =>
    spawnSync(process.execPath, ['server/commands/outbox.ts', 'drop', ...words], {
      env: { PATH: process.env['PATH'], DATA_DIR: host.folder },
      encoding: 'utf8',
    });

  expect(drop().stderr).toMatch(/^npm run outbox -- list /);
  expect(drop('two').stdout).toBe('Refused letters removed: 1.\n');

  expect(await rowOf(host, 'one')).toMatchObject({ status: 'dead' });
  expect(await rowOf(host, 'two')).toBeUndefined();
  await host.close();
});

test('`npm run outbox -- retry ID` sends that letter again and no other', async () => {
  const host = await createTestHost();
  for (const id of ['one', 'two']) await queue(host, id, 'sales', SALES_LIFE);
  await host.store.write((sql) => sql.change(`UPDATE outbox SET status = 'dead'`));

  const { stdout } = spawnSync(process.execPath, ['server/commands/outbox.ts', 'retry', 'two'], {
    env: { PATH: process.env['PATH'], DATA_DIR: host.folder },
    encoding: 'utf8',
  });

  expect(stdout).toBe('Letters that are due now: 1. The running host delivers them.\n');
  expect(await rowOf(host, 'one')).toMatchObject({ status: 'dead' });
  expect(await rowOf(host, 'two')).toMatchObject({ status: 'queued' });
  await host.close();
});
