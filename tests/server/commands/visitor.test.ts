import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  forgetVisitor,
  showVisitor,
  unlockVisitor,
  visitor,
} from '../../../server/commands/visitor.ts';
import { openKeyring } from '../../../server/secrets/openKeyring.ts';
import { parseEmail } from '../../../shared/email.ts';
import {
  countRows,
  createBrowser,
  openTestServer,
  serverForEachTest,
  verifiedBrowser,
  DANA,
  SUMMARY,
} from '../../support/server/testServer.ts';
import { runHere } from '../../support/server/runCommand.ts';

const OTHER = 'sam@pine.example';
const NOTHING = 'Nothing is stored for this email.';

const server = serverForEachTest({ env: { CODES_PER_IP_MINUTE: '1000' } });

const show = (email: string) => showVisitor(server(), parseEmail(email)!, server().clock.now);
const forget = (email: string) => forgetVisitor(server(), parseEmail(email)!);
const unlock = (email: string) => unlockVisitor(server(), parseEmail(email)!);

/** Simulates a visitor, so that the store has at least one record of each kind. */
async function visit(email: string) {
  const browser = await verifiedBrowser(server(), email);
  server().clock.now += 31_000;
  await browser.send(email.replace('@', '+second@'));
  await createBrowser(server()).verify(email, '000000');
  await browser.sendLead(email, SUMMARY);
  return browser;
}

describe('gateway visitor', () => {
  test('`show` lists kinds and times for all spellings of a mailbox', async () => {
    await visit(DANA);
    await visit(OTHER);

    const lines = await show(DANA);
    expect(lines.map((line) => line.split('  ')[0]).join(', ')).toBe(
      'code, code, pass, code refused (wrong), lead, mail with a code, mail with a code, mail to sales, receipt',
    );
    expect(lines[0]).toBe('code  2026-11-02T09:00:00.000Z  until 2026-11-02T09:10:00.000Z');
    expect(lines.join()).not.toMatch(/harbor|402917|Dana/);
    expect(await show('unknown@harbor.example')).toEqual([NOTHING]);
  });

  test('`forget` removes everything about one visitor only', async () => {
    await visit(DANA);
    await server().deliver();
    const sent = server().mails.length;
    const browser = await visit(DANA);
    await visit(OTHER);
    const before = await show(OTHER);

    expect(await forget(DANA)).toEqual([expect.stringMatching(/^Entries removed: \d\d\.$/)]);

    expect(await show(DANA)).toEqual([NOTHING]);
    expect(await show(OTHER)).toEqual(before);
    // The row of a sent receipt stays for a week, without content.
    const counts = await countRows(server().store, 'codes', 'leads', 'passes', 'tries', 'jobs');
    expect(counts).toEqual([2, 1, 1, 1, 5]);
    expect(await browser.verify(DANA, '402917')).toBe(false);
    server().clock.now += 1;
    await server().deliver();
    expect(
      server()
        .mails.slice(sent)
        .map(({ to }) => to),
    ).not.toContain(DANA);
  });

  test('`unlock` clears limits, and keeps valid codes and the history', async () => {
    const browser = createBrowser(server());
    for (let sent = 0; sent < 5; sent += 1) {
      await browser.send(DANA);
      server().clock.now += 31_000;
    }
    for (let wrong = 0; wrong < 5; wrong += 1) await browser.verify(DANA, `00000${wrong}`);
    expect(await browser.send(DANA)).toBe(false);
    expect(await browser.verify(DANA, '402917')).toBe(false);
    const before = await show(DANA);
    expect(before).toContain('CODES_PER_EMAIL_HOUR: limit reached until 2026-11-02T10:00:00.000Z');

    await unlock(DANA);

    expect(await show(DANA)).toEqual(before.filter((line) => !line.includes('limit reached')));
    expect(await browser.verify(DANA, '402917')).toBe(true);
    expect(await browser.send(DANA)).toBe(true);
    for (let sent = 0; sent < 10; sent += 1) await browser.sendLead(DANA, SUMMARY);
    expect(await browser.sendLead(DANA, SUMMARY)).toBe(false);
    await unlock(DANA);
    expect(await browser.sendLead(DANA, SUMMARY)).toBe(true);
  });

  test('works while the server runs, and lists remaining steps', async () => {
    const { store, folder, settings } = server();
    const keyring = await openKeyring(store, settings);
    const running = await openTestServer({ store, env: { DATA_DIR: folder }, parts: { keyring } });
    await createBrowser(running).send(DANA);
    const run = async (...words: string[]) =>
      (await runHere(visitor, folder, ...words)).lines.join('\n');
    const aside = join(folder, 'gateway.db.before-restore-1');
    writeFileSync(aside, '');

    expect(await run('show', DANA)).toMatch(
      /^code {2}\d{4}-\S+ {2}until \S+\nmail with a code {2}/,
    );
    expect(await run('unlock', DANA)).toContain('are cleared');
    const lines = await run('forget', DANA);
    expect(lines).toMatch(
      /^Entries removed: \d\.\nThe running server removes the earlier backups in DATA_DIR\/backups by /,
    );
    expect(lines).toContain(aside);
    expect(await run('show', DANA)).toBe(NOTHING);
  });
});
