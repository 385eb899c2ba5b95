import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/company.ts';
import {
  createBrowser,
  openTestServer,
  serverForEachTest,
  DANA,
  SUMMARY,
  verifiedBrowser,
} from '../../support/server/testServer.ts';

const DAY = 86_400_000;

const server = serverForEachTest();

/** Delivers all queued jobs and returns the mails to sales. */
const delivered = async () => {
  await server().deliver();
  return server().mails.filter(({ to }) => to === company.salesEmail);
};

describe('a lead', () => {
  test('is mailed to sales, with a receipt in the same thread', async () => {
    const browser = await verifiedBrowser(server());

    expect(await browser.sendLead(DANA, SUMMARY)).toBe(true);

    const [mail] = await delivered();
    expect(mail).toMatchObject({
      replyTo: DANA,
      subject: expect.stringMatching(
        /^Dana <W>, Harbor & Pine: request for information \(\w{8}\)$/,
      ),
      text: expect.stringContaining('Received: Mon, Nov 2, 2026, 3:00 AM Central (09:00 UTC)'),
    });
    expect(mail?.text).toContain('Message:\n\n  one\n  two\n');
    const [receipt] = server().mails.filter(({ subject }) => subject.includes('your request'));
    expect(receipt).toMatchObject({
      to: DANA,
      replyTo: company.salesEmail,
      references: mail?.messageId,
      text: expect.stringContaining('Company: Harbor & Pine'),
    });
  });

  test('is mailed with its verification and the leads of seven days', async () => {
    const owner = await verifiedBrowser(server());
    for (const [browser, wait] of [
      [owner, 0],
      [createBrowser(server()), 7 * DAY - 1],
      [owner, 0],
      [owner, 7 * DAY],
    ] as const) {
      server().clock.now += wait;
      await browser.sendLead(DANA, SUMMARY);
    }

    const texts = (await delivered()).map(({ text }) => text);
    const inEach = (line: RegExp) => texts.map((text) => line.exec(text)?.[1]);
    expect(inEach(/^Email verified: .*UTC\)(.*)$/m)).toEqual([
      '',
      ', in a different browser',
      '',
      '',
    ]);
    const ordinals = [undefined, 'Second', 'Third', undefined];
    expect(inEach(/^(\w+) request from this address in seven days/m)).toEqual(ordinals);
    const [reference] = inEach(/^Reference (\w+)$/m);
    expect(texts[1]).toContain(`The first arrived Monday, November 2 (reference ${reference}).`);
  });

  test('names the lead of another person of the firm, but not of a provider', async () => {
    const texts: string[] = [];
    for (const email of ['pat@harbor.example', DANA, 'pat@gmail.com', 'dana@gmail.com', DANA]) {
      const browser = await verifiedBrowser(server(), email);
      await browser.sendLead(email, SUMMARY);
      texts.push((await delivered()).at(-1)?.text ?? '');
    }

    const reference = /^Reference (\w+)$/m.exec(texts[0] ?? '')?.[1];
    const named = texts.map((text) => /^Another request from .* in seven days/m.exec(text)?.[0]);
    expect(named).toEqual([
      undefined,
      'Another request from harbor.example in seven days',
      undefined,
      undefined,
      'Another request from harbor.example in seven days',
    ]);
    expect(texts[1]).toContain(`(reference ${reference})`);
    expect(texts[4]).toContain('Second request from this address in seven days');
  });

  test.each([
    ['only invisible characters', 400, '<p>\u200b\u2060\u3164&nbsp;</p>'],
    ['plain text instead of a table', 200, 'Please call.'],
  ])('with %s gets the status code %i', async (_what, status, summary) => {
    const browser = await verifiedBrowser(server());
    const body = new FormData();
    body.append('msgBody', summary);

    const path = `/api/Setup/SendEmailToSales?RequestEmail=${DANA}`;
    expect((await browser.fetch(path, { method: 'POST', body })).status).toBe(status);
    expect(await delivered()).toHaveLength(status === 200 ? 1 : 0);
  });

  test('is new if its text differs or it has no ID', async () => {
    const browser = await verifiedBrowser(server());
    const corrected = SUMMARY.replace('two', 'three');

    for (const summary of [SUMMARY, corrected, SUMMARY, corrected])
      expect(await browser.sendLead(DANA, summary, 's')).toBe(true);
    for (let sent = 0; sent < 2; sent += 1) await browser.sendLead(DANA, SUMMARY);

    const words = (await delivered()).map(({ text }) => /^ {2}(two|three)$/m.exec(text)?.[1]);
    expect(words).toEqual(['two', 'three', 'two', 'two']);
  });

  test('is mailed only to sales with RECEIPT_EMAIL=off', async () => {
    const quiet = await openTestServer({ env: { RECEIPT_EMAIL: 'off' } });
    const browser = await verifiedBrowser(quiet);
    await browser.sendLead(DANA, SUMMARY);
    await quiet.deliver();

    expect(quiet.mails.map(({ to }) => to)).toEqual([DANA, company.salesEmail]);
  });
});
