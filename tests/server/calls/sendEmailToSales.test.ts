import { expect, test } from 'vitest';
import { company } from '../../../src/content/company.ts';
import {
  createBrowser,
  EMAIL,
  SUMMARY,
  verifiedBrowser,
  type TestHost,
} from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';

const DAY = 86_400_000;

const limits = { CODES_PER_IP_MINUTE: '1000', CODES_PER_IP_HOUR: '1000' };

onEachEngine('a request to sales', limits, (host) => {
  /** The letters that sales has, once all that is queued has left. */
  const delivered = async () => {
    await host().deliver();
    return host().letters.filter(({ to }) => to === company.salesEmail);
  };

  test('a request of a verified visitor reaches sales as text, and an answer reaches the visitor [1.4]', async () => {
    const browser = await verifiedBrowser(host());

    expect(await browser.request(EMAIL, SUMMARY)).toBe(true);

    const [letter] = await delivered();
    expect(letter).toMatchObject({
      replyTo: EMAIL,
      subject: 'Request for information: Dana <W>, Harbor & Pine',
    });
    expect(letter?.text).toContain('Message: \n  one\n  two\n');
    expect(letter?.html).toContain('Dana &lt;W&gt;');
  });

  test('the sales mail says when another browser than the sender has verified the email', async () => {
    const owner = await verifiedBrowser(host());
    await owner.request(EMAIL, SUMMARY);
    await createBrowser(host()).request(EMAIL, SUMMARY);

    const letters = await delivered();
    expect(letters.map(({ text }) => /^Verified: .*UTC\)(.*)$/m.exec(text)?.[1])).toEqual([
      '',
      ', in a different browser',
    ]);
  });

  test('the sales mail names the earlier lead of the same mailbox within seven days', async () => {
    const browser = await verifiedBrowser(host());
    await browser.request(EMAIL, SUMMARY, 'first');
    host().clock.now += 7 * DAY - 1;
    await browser.request(EMAIL, SUMMARY, 'second');
    await browser.request(EMAIL, SUMMARY, 'third');
    host().clock.now += 7 * DAY;
    await browser.request(EMAIL, SUMMARY, 'fourth');

    const texts = (await delivered()).map(({ text }) => text);
    const referenceIn = (text = '') => /^Reference: (\w+)$/m.exec(text)?.[1];
    expect(texts.map((text) => /^(\w+) request in seven days/m.exec(text)?.[1])).toEqual([
      undefined,
      'Second',
      'Third',
      undefined,
    ]);
    expect(texts[1]).toContain(
      `The first came on Monday, November 2, reference ${referenceIn(texts[0])}.`,
    );
  });

  test('times of the sales mail are those of Chicago and UTC', async () => {
    const browser = await verifiedBrowser(host());
    await browser.request(EMAIL, SUMMARY);

    expect((await delivered())[0]?.text).toContain(
      'Received: Mon, Nov 2, 2026, 3:00 AM Central (09:00 UTC)',
    );
  });

  test('no line of a request can pass for another row', async () => {
    const browser = await verifiedBrowser(host());

    await browser.request(
      EMAIL,
      SUMMARY.replace('Harbor', 'Harbor<br>Phone: 1').replace('two', 'Email address verified'),
    );

    const lines = (await delivered())[0]?.text.split('\n');
    expect(lines).toContain('Company: Harbor Phone: 1 & Pine');
    expect(lines).toContain('  Email address verified');
  });

  test('a request with an address that was not verified is refused and nothing is mailed', async () => {
    expect(await createBrowser(host()).request(EMAIL, SUMMARY)).toBe(false);
    expect(await delivered()).toEqual([]);
  });

  test.each([
    ['an email that is none', 400, 'nobody', SUMMARY],
    ['a summary that says nothing', 400, EMAIL, '<table></table>'],
    ['a part with another name', 400, EMAIL, undefined],
    ['a summary that is too long', 413, EMAIL, 'x'.repeat(20_000)],
    ['words without a table', 200, EMAIL, 'Please call.'],
  ])('the status of %s is %i', async (_what, status, email, summary) => {
    const browser = await verifiedBrowser(host());
    const body = new FormData();
    body.append(summary === undefined ? 'other' : 'msgBody', summary ?? SUMMARY);

    const query = new URLSearchParams({ RequestEmail: email });
    const answer = await browser.ask(`/api/Setup/SendEmailToSales?${query}`, {
      method: 'POST',
      body,
    });

    expect(answer.status).toBe(status);
    expect(await delivered()).toHaveLength(status === 200 ? 1 : 0);
  });

  test('a verification counts for 30 days, in another browser too, and no longer', async () => {
    await verifiedBrowser(host());

    host().clock.now += 30 * DAY - 1;
    expect(await createBrowser(host()).request(EMAIL, SUMMARY)).toBe(true);
    host().clock.now += 1;
    expect(await createBrowser(host()).request(EMAIL, SUMMARY)).toBe(false);
  });

  test('other words under a used id are a request of their own, and each of the two repeats', async () => {
    const browser = await verifiedBrowser(host());
    const corrected = SUMMARY.replace('two', 'three');

    for (const summary of [SUMMARY, corrected, SUMMARY, corrected])
      expect(await browser.request(EMAIL, summary, 's')).toBe(true);

    const words = (await delivered()).map(({ text }) => /^ {2}(two|three)$/m.exec(text)?.[1]);
    expect(words).toEqual(['two', 'three']);
  });

  test('a summary without an id, sent twice, is two requests', async () => {
    const browser = await verifiedBrowser(host());

    for (let sent = 0; sent < 2; sent += 1) await browser.request(EMAIL, SUMMARY);

    expect(await delivered()).toHaveLength(2);
  });
});

const receipts = (host: TestHost) =>
  host.letters.filter(({ to, subject }) => to === EMAIL && subject.includes('your request'));

onEachEngine('a receipt', limits, (host) => {
  test('reaches the visitor once for each submission, whose answer reaches sales (S3)', async () => {
    const browser = await verifiedBrowser(host());
    await Promise.all(['s', 's', 's'].map((id) => browser.request(EMAIL, SUMMARY, id)));
    await host().deliver();

    const [receipt, ...others] = receipts(host());
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ replyTo: company.salesEmail });
    expect(receipt?.text).toContain('Company: Harbor & Pine');
  });
});

onEachEngine('with RECEIPT_EMAIL=off', { RECEIPT_EMAIL: 'off' }, (host) => {
  test('a lead reaches sales alone', async () => {
    const browser = await verifiedBrowser(host());
    await browser.request(EMAIL, SUMMARY);
    await host().deliver();

    expect(host().letters.map(({ to }) => to)).toEqual([EMAIL, company.salesEmail]);
  });
});
