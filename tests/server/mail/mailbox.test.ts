import { readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { company } from '../../../shared/company.ts';
import { createFolderMailer } from '../../../server/mail/folderMailer.ts';
import { createMailbox, isMailboxOn } from '../../../server/mail/mailbox.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import {
  createBrowser,
  openTestServer,
  type FetchOptions,
  type TestServer,
} from '../../support/server/testServer.ts';
import { mailTo } from '../../support/server/outboxParts.ts';
import { temporaryFolder } from '../../support/server/temporaryFolder.ts';

const HOME = { peer: '127.0.0.1' };
const ID = '20261102T090000000Z-000000000000';
let folder: string;
let server: TestServer;
beforeEach(async () => {
  folder = temporaryFolder();
  server = await openTestServer({
    mailer: createFolderMailer(folder),
    parts: {
      mailbox: createMailbox(folder),
      site: {
        routes: new Hono(),
        notFound: () => new Response('lost', { status: 404 }),
      },
    },
  });
});

const writeMail = (lines: readonly string[], id = ID) =>
  writeFileSync(join(folder, `${id}.eml`), lines.join('\r\n'));

describe('the mailbox', () => {
  test('shows mails, newest first', async () => {
    for (const [email, code] of Object.entries({ first: '402917', second: '111111' })) {
      server.codes.push(code);
      await createBrowser(server).send(`${email}.visitor@harbor.example`);
      await server.deliver();
      server.clock.now += 31_000;
    }

    const list = await server.fetch('/mailbox/messages.json', HOME);
    const page = await server.fetch('/mailbox', HOME);
    const html = await page.text();

    expect(await list.json()).toMatchObject({
      messages: [
        {
          to: 'second.visitor@harbor.example',
          subject: `111111 is your ${company.name} code`,
          text: expect.stringContaining('@127.0.0.1 #111111'),
        },
        { to: 'first.visitor@harbor.example' },
      ],
    });
    expect(html).toMatch(/second\.visitor@harbor\.example[^]*first\.visitor@harbor\.example/);
    const policy = page.headers.get('content-security-policy');
    expect(policy).not.toContain('unsafe');
    // Browsers request an icon, and report an error if the policy blocks the icon.
    expect(html).toContain('<link rel="icon" href="/favicon.svg"');
    expect(policy).toContain("img-src 'self'");
    const links = [...html.matchAll(/(?:href|src)="(\/mailbox[^"]*)"/g)].map(
      ([, url]) => url ?? '',
    );
    expect(links).toHaveLength(3);
    for (const link of links) {
      const { status, headers } = await server.fetch(link, HOME);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
  });

  test('shows the newest hundred mails', async () => {
    for (let at = 100; at <= 200; at += 1)
      writeMail([`Subject: mail ${at}`, '', ''], ID.replace(/...$/, String(at)));

    const html = await (await server.fetch('/mailbox', HOME)).text();
    expect(html.match(/mail \d+(?=<\/h2>)/g)).toHaveLength(100);
    expect(html).not.toContain('mail 100<');
  });

  test('escapes the markup of a mail, and forbids its scripts', async () => {
    const headers = [
      'Subject: <script>alert(1)</script>',
      'Date: Mon, 02 Nov 2026 09:05:00 +0000',
      'Content-Type: text/html',
    ];
    writeMail([...headers, '', '<script>alert(2)</script>']);

    const html = await (await server.fetch('/mailbox', HOME)).text();
    expect(html).not.toContain('<script>');
    expect(html).toContain('<dt>Date</dt><dd>Mon, 02 Nov 2026 09:05:00 GMT</dd>');
    const mail = await server.fetch(`/mailbox/mails/${ID}`, HOME);
    expect(mail.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/);
  });

  test('stores a mail that is delivered twice as one file', async () => {
    for (let sent = 0; sent < 2; sent += 1)
      await createFolderMailer(folder).send(mailTo('crew@x.example'));

    const [name = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  test.each<[string, FetchOptions]>([
    ['another machine', { peer: '192.0.2.1' }],
    ['a page at a rebound hostname', { headers: { host: 'evil.example:3000' } }],
    ['a proxy on this machine', { headers: { forwarded: 'for=192.0.2.1' } }],
  ])('answers 404 to a request from %s', async (_, options) => {
    for (const path of ['/mailbox', '/mailbox/messages.json'])
      expect((await server.fetch(path, { ...HOME, ...options })).status).toBe(404);
  });

  test.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ PUBLIC_URL: 'https://www.site.example' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ SMTP_URL: 'smtp://127.0.0.1' }, false],
  ])('with the settings %o is on: %s', (env, there) => {
    expect(isMailboxOn(readSettings(env).settings)).toBe(there);
  });

  test('answers a removed mail with the not-found page', async () => {
    // With a dangling link, the folder lists a mail that cannot be read.
    symlinkSync('gone', join(folder, `${ID}.eml`));
    writeMail(['Subject: here', '', 'here'], ID.replace(/0$/, '1'));

    for (const path of [ID, '..%2F..%2Fetc%2Fpasswd', '../../etc/passwd', '']) {
      const mail = await server.fetch(`/mailbox/mails/${path}`, HOME);
      expect([mail.status, await mail.text()]).toEqual([404, 'lost']);
    }
    expect(await (await server.fetch('/mailbox', HOME)).text()).toContain('1 mail,');
    const head = await server.fetch('/mailbox', { ...HOME, method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
