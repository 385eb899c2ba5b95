import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restore } from '../../../server/commands/restore.ts';
import { forgetVisitor, showVisitor, unlockVisitor } from '../../../server/commands/visitor.ts';
import { DeliveryFault } from '../../../server/mail/mailer.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { backUp, listBackups, markForgotten } from '../../../server/upkeep/backup.ts';
import { parseEmail } from '../../../src/rules/email.ts';
import { createBrowser, EMAIL, SUMMARY, verifiedBrowser } from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';
import { deliverAll, scriptedMailer, deliveryWith } from '../../support/host/outboxParts.ts';
import { runCommand, startHost } from '../../support/host/startHost.ts';
import { temporaryFolder } from '../../support/host/temporaryFolder.ts';

const HOUR = 3_600_000;
const OTHER = 'sam@pine.example';

onEachEngine('one visitor', { CODES_PER_IP_MINUTE: '1000' }, (host) => {
  const show = async (email: string) =>
    (await showVisitor(host().store, host().keyring, parseEmail(email)!)).map(
      (line) => line.split('  ')[0],
    );
  /** A visitor of whom the store holds one thing of each kind, or more. */
  const visit = async (email: string) => {
    const browser = createBrowser(host());
    await browser.send(email);
    await browser.verify(email, '402917');
    host().clock.now += 31_000;
    await browser.send(email.replace('@', '+second@'));
    await createBrowser(host()).verify(email, '000000');
    await browser.request(email, SUMMARY);
    return browser;
  };

  test('show lists kinds and times, for each spelling of the mailbox, and no content', async () => {
    await visit(EMAIL);
    await visit(OTHER);

    const lines = await showVisitor(host().store, host().keyring, parseEmail(EMAIL)!);

    expect(lines.map((line) => line.split('  ')[0])).toEqual([
      'code',
      'code',
      'pass',
      'wrong code',
      'code request',
      'code request',
      'lead',
      'email with a code',
      'email with a code',
      'email to sales',
      'receipt',
    ]);
    expect(lines[0]).toBe('code  2026-11-02T09:00:00.000Z  until 2026-11-02T09:10:00.000Z');
    expect(lines.join()).not.toMatch(/harbor|402917|Dana/);
    expect(await show('nobody@harbor.example')).toEqual(['Nothing is stored for this email.']);
  });

  test('forget removes everything, queued and failed emails too, and nothing of other people', async () => {
    await visit(EMAIL);
    const refuse = () => {
      throw new DeliveryFault('refused', 'EENVELOPE RCPT TO 550');
    };
    await deliverAll(deliveryWith(host(), scriptedMailer(refuse).mailer));
    const browser = await visit(EMAIL);
    await visit(OTHER);
    const before = await show(OTHER);
    const { store, keyring, clock } = host();
    const rowsOf = (table: string) =>
      store.read(async (sql) => (await sql.rows(`SELECT * FROM ${table}`)).length);
    const tables = ['asks', 'codes', 'passes', 'requests', 'tries', 'outbox'];

    expect(await forgetVisitor(store, keyring, parseEmail(EMAIL)!)).toEqual([
      expect.stringMatching(/^Entries removed: \d\d\.$/),
    ]);

    expect(await show(EMAIL)).toEqual(['Nothing is stored for this email.']);
    expect(await show(OTHER)).toEqual(before);
    // Of a refused receipt a row without content stays for a week.
    expect(await Promise.all(tables.map(rowsOf))).toEqual([3, 2, 1, 1, 1, 5]);
    expect(await browser.verify(EMAIL, '402917')).toBe(false);
    clock.now += 1;
    await host().deliver();
    expect(
      host()
        .letters.map(({ to }) => to)
        .includes(EMAIL),
    ).toBe(false);
  });

  test('unlock clears the limits of codes and tries, and a live code stays valid', async () => {
    const browser = createBrowser(host());
    const { store, keyring, clock } = host();
    for (let ask = 0; ask < 5; ask += 1) {
      await browser.send(EMAIL);
      clock.now += 31_000;
    }
    for (let wrong = 0; wrong < 5; wrong += 1) await browser.verify(EMAIL, `00000${wrong}`);
    expect(await browser.send(EMAIL)).toBe(false);
    expect(await browser.verify(EMAIL, '402917')).toBe(false);

    await unlockVisitor(store, keyring, parseEmail(EMAIL)!);

    expect(await browser.verify(EMAIL, '402917')).toBe(true);
    host().letters.length = 0;
    expect(await createBrowser(host()).send(EMAIL)).toBe(true);
    await host().deliver();
    expect(host().letters.at(-1)).toMatchObject({ to: EMAIL });
  });

  test('unlock clears the limits of leads', async () => {
    const browser = await verifiedBrowser(host());
    for (let sent = 0; sent < 10; sent += 1) await browser.request(EMAIL, SUMMARY);
    expect(await browser.request(EMAIL, SUMMARY)).toBe(false);

    await unlockVisitor(host().store, host().keyring, parseEmail(EMAIL)!);

    expect(await browser.request(EMAIL, SUMMARY)).toBe(true);
  });
});

test('the command works while the server runs, and says what is left to do', async () => {
  const host = await startHost();
  const headers = { ClientTime: '2026-11-02 09:00:00.000' };
  await fetch(`${host.url}/api/Setup/SendAccessCodeToQRVideo?sEmail=${encodeURIComponent(EMAIL)}`, {
    headers,
  });
  const run = (...words: string[]) => runCommand('visitor', host.dataDir, ...words);
  writeFileSync(join(host.dataDir, 'gateway.db.before-restore-1'), '');

  expect(run('show', EMAIL).stdout).toMatch(/^code {2}\d{4}-\S+ {2}until \S+\ncode request {2}/);
  expect(run('unlock', EMAIL).stdout).toContain('are cleared');
  const { stdout } = run('forget', EMAIL);
  expect(stdout).toMatch(
    /^Entries removed: \d\.\nThe running server removes the copies in DATA_DIR\/backups by /,
  );
  expect(stdout).toContain(join(host.dataDir, 'gateway.db.before-restore-1'));
  expect(run('show', EMAIL).stdout).toBe('Nothing is stored for this email.\n');
  await host.stop();
});

test('copies from before a visitor was forgotten go within a day, however few were made since', async () => {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, 'gateway.db'));
  const start = Date.UTC(2026, 10, 2);
  await backUp(folder, start);
  await backUp(folder, start + HOUR);
  await markForgotten(folder, start + HOUR + 1000);

  await backUp(folder, start + 2 * HOUR);
  expect(await listBackups(folder, start + 2 * HOUR)).toHaveLength(3);
  await backUp(folder, start + 23.5 * HOUR);
  expect(await listBackups(folder, start + 24 * HOUR)).toHaveLength(3);
  await backUp(folder, start + 24.5 * HOUR);

  expect(await listBackups(folder, start + 25 * HOUR)).toEqual([
    'gateway-20261103T003000Z.db',
    'gateway-20261102T233000Z.db',
    'gateway-20261102T020000Z.db',
  ]);
  await store.close();
});

test('they go although the next copy fails', async () => {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, 'gateway.db'));
  const start = Date.UTC(2026, 10, 2);
  await backUp(folder, start);
  await markForgotten(folder, start + 1000);
  await store.write((sql) => sql.change('DROP TABLE schema_version'));

  await expect(backUp(folder, start + 24 * HOUR)).rejects.toThrow('The copy is damaged.');

  expect(await listBackups(folder, start + 24 * HOUR)).toEqual([]);
  await store.close();
});

test('the restore of an older copy says that a visitor must be forgotten again', async () => {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, 'gateway.db'));
  const start = Date.UTC(2026, 10, 2);
  await backUp(folder, start);
  await markForgotten(folder, start + 1000);
  await backUp(folder, start + HOUR);
  await store.close();
  const [after, before] = await listBackups(folder, start + HOUR);

  expect((await restore(folder, after, start + 2 * HOUR)).join('\n')).not.toContain('forgotten');
  expect((await restore(folder, before, start + 3 * HOUR)).join('\n')).toContain(
    'A visitor was forgotten after this copy',
  );
  expect(readdirSync(folder)).toContain('gateway.db');
});
