import { expect, test } from 'vitest';
import { createBrowser, EMAIL, type TestHost } from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';

// What a stranger can learn from the answers to call 1 (docs/decisions/server/codes.md#h23).

const MINUTE = 60_000;
const OTHER = 'sam@harbor.example';
const limits = { CODES_PER_IP_MINUTE: '1000', CODES_PER_IP_HOUR: '1000' };

/** How many letters have left for an email. */
const lettersTo = (host: TestHost, email: string) =>
  host.letters.filter(({ to }) => to === email).length;

onEachEngine('a stranger', limits, (host) => {
  /** The answers to so many asks of one browser, a minute apart. */
  const askFor = async (
    email: string,
    times: number,
    browser: ReturnType<typeof createBrowser>,
  ) => {
    const answers: unknown[] = [];
    for (let ask = 0; ask < times; ask += 1) {
      answers.push(await browser.send(email));
      await host().deliver();
      host().clock.now += MINUTE;
    }
    return answers;
  };

  test.each([
    ['in another network', '192.0.2.9'],
    ['in the same network', '203.0.113.7'],
  ])('%s gets the same answers whether the person has asked or not', async (_, peer) => {
    const asked = createBrowser(host());
    await askFor(EMAIL, 3, asked);

    const known = await askFor(EMAIL, 7, createBrowser(host(), peer));
    const unknown = await askFor(OTHER, 7, createBrowser(host(), peer));

    expect(known).toEqual(unknown);
    expect(known).toEqual([true, true, true, true, true, false, false]);
    expect(lettersTo(host(), EMAIL)).toBe(5);
  });

  test('gets the same answers within the cool-down of the person, at the end of its asks too', async () => {
    const answersAt = async (email: string, isAsked: boolean) => {
      const [person, stranger] = [createBrowser(host()), createBrowser(host(), '192.0.2.9')];
      const answers: unknown[] = [];
      for (let ask = 0; ask < 6; ask += 1) {
        if (isAsked && ask < 3) await person.send(email);
        answers.push(await stranger.send(email));
        host().clock.now += MINUTE;
      }
      return answers;
    };

    expect(await answersAt(EMAIL, true)).toEqual(await answersAt(OTHER, false));
  });

  test('gets the same answers when everybody has asked for too much', async () => {
    const [person, stranger] = [createBrowser(host()), createBrowser(host(), '192.0.2.9')];
    await person.send(EMAIL);
    await host().store.write(
      (sql) => sql.change`UPDATE counters SET used = 1000 WHERE name = 'sends'`,
    );

    expect([await stranger.send(EMAIL), await stranger.send(OTHER)]).toEqual([false, false]);
  });
});

onEachEngine('one mailbox of Gmail', limits, (host) => {
  test('gets five letters an hour, however its dots, tags and domain are written', async () => {
    const locals = ['dana', 'd.ana', 'da.na', 'dan.a', 'd.a.na', 'd.a.n.a'];
    const emails = locals.flatMap((local) => [`${local}@gmail.com`, `${local}+x@googlemail.com`]);

    for (const [index, email] of emails.entries())
      await createBrowser(host(), `198.51.100.${index}`).send(email);
    await host().deliver();

    expect(host().letters).toHaveLength(5);
  });
});
