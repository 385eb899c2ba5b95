import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderMailer } from '../../../server/mail/folderMailer.ts';
import { createMailbox, isMailboxOn } from '../../../server/mail/mailbox.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { createBrowser, createTestHost, type TestHost } from '../../support/host/hostParts.ts';

const home = { peer: '127.0.0.1' };
let folder: string;
let host: TestHost;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-mailbox-'));
  host = await createTestHost({
    mailer: createFolderMailer(folder),
    parts: { mailbox: createMailbox(folder) },
  });
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

test('without SMTP the letters are read at /mailbox, newest first', async () => {
  await createBrowser(host).send('first@harbor.example');
  await host.deliver();
  host.clock.now += 31_000;
  host.codes.push('111111');
  await createBrowser(host).send('second.visitor@harbor.example');
  await host.deliver();

  const { messages } = (await (await host.ask('/mailbox/messages.json', home)).json()) as {
    messages: { to: string; subject: string; text: string }[];
  };
  const page = await host.ask('/mailbox', home);
  const html = await page.text();

  expect(messages.map(({ to }) => to)).toEqual([
    'second.visitor@harbor.example',
    'first@harbor.example',
  ]);
  expect(messages[0]).toMatchObject({
    subject: '111111 is your ProBuilt code',
    text: expect.stringContaining('@127.0.0.1 #111111'),
  });
  expect(html.indexOf('second.visitor@harbor.example')).toBeLessThan(
    html.indexOf('first@harbor.example'),
  );
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
});

test('a letter is dated for people and for machines', async () => {
  writeFileSync(
    join(folder, '20261102T090000000Z-000000000000.eml'),
    'Subject: here\r\nDate: Mon, 02 Nov 2026 09:05:00 +0000\r\n\r\nhere',
  );

  const html = await (await host.ask('/mailbox', home)).text();

  expect(html).toMatch(
    /<time datetime="2026-11-02T09:05:00\.000Z">November 2, 2026 at 9:05\sAM UTC<\/time>/,
  );
});

test('the same letter delivered twice is one file', async () => {
  const mailer = createFolderMailer(folder);
  const letter = {
    from: 'a@x.example',
    to: 'b@x.example',
    subject: 's',
    text: 't',
    html: 'h',
    messageId: '<1@x.example>',
    date: '2026-11-02T09:00:00.000Z',
  };

  await mailer.send(letter);
  await mailer.send(letter);

  expect(readdirSync(folder)).toHaveLength(1);
});

test('markup in a letter is text on the page and runs nothing in its frame', async () => {
  writeFileSync(
    join(folder, '20261102T090000000Z-000000000000.eml'),
    'Subject: <script>alert(1)</script>\r\nContent-Type: text/html\r\n\r\n<script>alert(2)</script>',
  );

  expect(await (await host.ask('/mailbox', home)).text()).not.toContain('<script>');
  const letter = await host.ask('/mailbox/letters/20261102T090000000Z-000000000000', home);
  expect(letter.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/);
});

test.each<[string, Record<string, string>, string]>([
  ['another machine', {}, '192.0.2.1'],
  ['a name that was made to resolve to this machine', { host: 'evil.example:3000' }, '127.0.0.1'],
  ...Object.entries({
    'x-forwarded-for': '192.0.2.1',
    'x-forwarded-host': '127.0.0.1',
    'x-forwarded-proto': 'http',
    forwarded: 'for=192.0.2.1',
    'x-real-ip': '192.0.2.1',
    via: '1.1 proxy',
  }).map(([name, value]): [string, Record<string, string>, string] => [
    `a proxy on this machine that says ${name}`,
    { [name]: value },
    '127.0.0.1',
  ]),
])('%s finds no mailbox', async (_, headers, peer) => {
  for (const path of ['/mailbox', '/mailbox/messages.json'])
    expect((await host.ask(path, { headers, peer })).status).toBe(503);
});

test('a proxy on this machine that says nothing and speaks HTTP/1.0, as nginx does, finds no mailbox', async () => {
  const asking = { headers: {}, peer: '127.0.0.1' };

  expect((await host.ask('/mailbox', asking)).status).toBe(200);
  expect((await host.ask('/mailbox', { ...asking, httpVersion: '1.0' })).status).toBe(503);
});

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ PUBLIC_URL: 'https://www.site.example' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ SMTP_URL: 'smtp://127.0.0.1' }, false],
])('with the settings %o the mailbox is there: %s', (env, there) => {
  expect(isMailboxOn(readSettings(env).settings)).toBe(there);
});

test('a letter that was removed is the not-found page, and the others are still shown', async () => {
  const site = { has: () => false, respond: () => new Response('lost', { status: 404 }) };
  const lost = await createTestHost({ parts: { mailbox: createMailbox(folder), site } });
  // A dangling link: the folder names a letter that cannot be read any more.
  symlinkSync('gone', join(folder, '20261102T090000000Z-000000000000.eml'));
  writeFileSync(join(folder, '20261102T090000000Z-000000000001.eml'), 'Subject: here\r\n\r\nhere');

  const letter = await lost.ask('/mailbox/letters/20261102T090000000Z-000000000000', home);
  const page = await lost.ask('/mailbox', home);
  const head = await lost.ask('/mailbox', { ...home, method: 'HEAD' });

  expect([letter.status, await letter.text()]).toEqual([404, 'lost']);
  expect(await page.text()).toContain('1 letter,');
  expect([head.status, await head.text()]).toEqual([200, '']);
  await lost.close();
});

test('a path outside the folder is no letter', async () => {
  expect((await host.ask('/mailbox/letters/..%2F..%2Fetc%2Fpasswd', home)).status).toBe(503);
});
