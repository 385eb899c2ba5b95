import { expect, test } from 'vitest';
import { createBrowser, DANA, verifiedBrowser } from '../../support/server/testServer.ts';
import { onEachDatabase } from '../../support/server/onEachDatabase.ts';

// A stranger must not learn whether an email is known (docs/decisions/server/codes.md#h23).

const MINUTE = 60_000;
const EMAILS = [DANA, 'unknown@harbor.example'];
const limits = { CODES_PER_IP_MINUTE: '1000', CODES_PER_IP_HOUR: '1000' };

type Browser = ReturnType<typeof createBrowser>;

/** Returns the complete answer to a call, without the value of the cookie. */
async function answerTo(browser: Browser, call: string, values: Record<string, string>) {
  const response = await browser.fetch(`/api/Setup/${call}?${new URLSearchParams(values)}`);
  const cookie = response.headers.get('set-cookie')?.replace(/=[\w-]{22};/, '=name;');
  return [response.status, await response.text(), cookie];
}

onEachDatabase('the server', limits, (server) => {
  test.each([
    ['in another network', '192.0.2.9', MINUTE],
    ['in the same network', '203.0.113.7', MINUTE],
    ['who calls just after a code was sent', '192.0.2.9', 1],
  ])('answers a stranger %s the same for known and unknown emails', async (_, peer, pause) => {
    const person = createBrowser(server());
    const strangers = EMAILS.map((sEmail) => {
      const stranger = createBrowser(server(), peer);
      return () => answerTo(stranger, 'SendAccessCodeToQRVideo', { sEmail });
    });
    const answers: unknown[] = [];
    for (let round = 0; round < 7; round += 1) {
      if (round < 3) await person.send(DANA);
      server().clock.now += pause;
      const [known, unknown] = await Promise.all(strangers.map((request) => request()));
      expect(known).toEqual(unknown);
      answers.push(known?.[1]);
      await server().deliver();
      server().clock.now += MINUTE;
    }

    const [yes, no] = ['{"status":true}', '{"status":false}'];
    expect(answers).toEqual([yes, yes, yes, yes, yes, no, no]);
    expect(server().mails.filter(({ to }) => to === DANA)).toHaveLength(5);
  });

  test('mails five codes to the first browser, and then none to strangers', async () => {
    const [first, stranger] = [createBrowser(server()), createBrowser(server(), '192.0.2.9')];
    for (let round = 0; round < 5; round += 1) {
      for (const browser of [first, stranger]) {
        expect(await browser.send(DANA)).toBe(true);
        await server().deliver();
        server().clock.now += MINUTE;
      }
    }

    expect(server().mails).toHaveLength(5 + 2);
    expect(server().lines.join()).toContain('"outcome":"withheld"');
  });

  test('sends a browser with a pass only five codes an hour', async () => {
    const member = await verifiedBrowser(server());
    const answers: unknown[] = [];
    for (let count = 0; count < 6; count += 1) {
      server().clock.now += MINUTE;
      answers.push(await member.send(DANA));
    }

    expect(answers).toEqual([true, true, true, true, true, false]);
  });

  test("refuses codes for known and unknown emails at the site's limit", async () => {
    await createBrowser(server()).send(DANA);
    await server().store.write(
      (sql) => sql.change`UPDATE counters SET used = 5000 WHERE name = 'sends'`,
    );
    const stranger = createBrowser(server(), '192.0.2.9');

    for (const email of EMAILS) expect(await stranger.send(email)).toBe(false);
  });

  test('treats wrong codes alike for known and unknown emails', async () => {
    await createBrowser(server()).send(DANA);
    const stranger = createBrowser(server(), '192.0.2.9');
    await stranger.send('own@harbor.example');
    const visits: unknown[] = [];
    for (const sEmail of EMAILS) {
      const answers: unknown[] = [];
      for (const AccessKey of ['000001', '000001', '000002', '000003', '000004', '000005', '6'])
        answers.push(await answerTo(stranger, 'VerifyAccessCodeToQRVideo', { sEmail, AccessKey }));
      const tries = await server().store.write(async (sql) => [
        (await sql.rows('SELECT code FROM tries')).length,
        await sql.change('DELETE FROM tries'),
      ]);
      visits.push([answers, tries]);
    }

    expect(visits[0]).toEqual([expect.anything(), [5, 5]]);
    expect(visits[0]).toEqual(visits[1]);
  });
});
