import { expect, test } from 'vitest';
import { createBrowser } from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';

const EMAIL = 'dana@harbor.example';
const BODY = '<table><tr><th>Name</th><td>D</td></tr><tr><th>Company</th><td>H</td></tr></table>';

const limits = { SENDS_PER_IP_MINUTE: '2', TRIES_PER_IP_HOUR: '2', SALES_PER_IP_HOUR: '2' };

onEachEngine('a network over its limit', limits, (host) => {
  const rowsOf = async (table: string) =>
    (await host().store.read((sql) => sql.rows(`SELECT * FROM ${table}`))).length;

  test.each(['send', 'verify', 'request'] as const)(
    'writes no row, whatever it names: %s',
    async (call) => {
      const browser = createBrowser(host());
      const words = { send: '', verify: '000000', request: BODY };
      const askFor = async (names: readonly string[]) => {
        for (const name of names) await browser[call](`${name}@harbor.example`, words[call]);
      };
      const rows = () => Promise.all(['counters', 'codes', 'tries'].map(rowsOf));

      await askFor(['crew1', 'crew2']);
      const before = await rows();
      await askFor(['crew3', 'crew4', 'crew5']);

      expect(await rows()).toEqual(before);
    },
  );

  test('cannot try unverified addresses without end, and they leave no row but its count', async () => {
    const browser = createBrowser(host());
    for (let index = 0; index < 5; index += 1)
      await browser.request(`crew${index}@harbor.example`, BODY);

    expect(await rowsOf('counters')).toBe(1);
    expect(await rowsOf('requests')).toBe(0);
    expect(host().lines.join('')).toContain('over limit');
  });

  test('may ask for codes again when its minute is over', async () => {
    const browser = createBrowser(host());
    const answers = async (...names: string[]) => {
      const given: unknown[] = [];
      for (const name of names) given.push(await browser.send(`${name}@harbor.example`));
      return given;
    };
    expect(await answers('crew1', 'crew2', 'crew3')).toEqual([true, true, false]);

    host().clock.now += 61_000;

    expect(await answers('crew4', 'crew5', 'crew6')).toEqual([true, true, false]);
  });

  test('still gets a yes for the repeat of a submission', async () => {
    const browser = createBrowser(host());
    await browser.send(EMAIL);
    await browser.verify(EMAIL, '402917');
    for (const key of ['a', 'b']) expect(await browser.request(EMAIL, BODY, key)).toBe(true);

    expect(await browser.request(EMAIL, BODY, 'c')).toBe(false);
    expect(await browser.request(EMAIL, BODY, 'a')).toBe(true);
  });
});
