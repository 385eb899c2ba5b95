import { expect, test } from 'vitest';
import { createBrowser, EMAIL, SUMMARY, verifiedBrowser } from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';

const limits = { CODES_PER_IP_MINUTE: '2', TRIES_PER_IP_HOUR: '2', SALES_PER_IP_HOUR: '2' };

onEachEngine('a network over its limit', limits, (host) => {
  const rowsOf = async (table: string) =>
    (await host().store.read((sql) => sql.rows(`SELECT * FROM ${table}`))).length;

  test.each(['send', 'verify', 'request'] as const)(
    'writes no row, whatever it names: %s',
    async (call) => {
      const browser = createBrowser(host());
      const words = { send: '', verify: '000000', request: SUMMARY };
      const askFor = async (names: readonly string[]) => {
        for (const name of names) await browser[call](`${name}@harbor.example`, words[call]);
      };
      const rows = () => Promise.all(['counters', 'codes', 'tries', 'requests'].map(rowsOf));

      await askFor(['crew1', 'crew2']);
      const before = await rows();
      await askFor(['crew3', 'crew4', 'crew5']);

      expect(await rows()).toEqual(before);
    },
  );

  test('may ask for codes again when its minute is over', async () => {
    const browser = createBrowser(host());
    for (let minute = 0; minute < 2; minute += 1) {
      const answers: unknown[] = [];
      for (const name of ['crew1', 'crew2', 'crew3'])
        answers.push(await browser.send(`${name}.${minute}@harbor.example`));
      expect(answers).toEqual([true, true, false]);
      host().clock.now += 61_000;
    }
  });

  test('has used up tries by wrong codes alone: an office where everybody types the right one goes on', async () => {
    const browser = createBrowser(host());
    for (let person = 0; person < 4; person += 1) {
      await browser.send(`crew${person}@harbor.example`);
      expect(await browser.verify(`crew${person}@harbor.example`, '402917')).toBe(true);
      host().clock.now += 61_000;
    }
    for (let wrong = 0; wrong < 2; wrong += 1)
      await browser.verify('crew5@harbor.example', `00000${wrong}`);

    await browser.send('crew5@harbor.example');
    expect(await browser.verify('crew5@harbor.example', '402917')).toBe(false);
  });

  test('still gets a yes for the repeat of a submission', async () => {
    const browser = await verifiedBrowser(host());
    for (const key of ['a', 'b']) expect(await browser.request(EMAIL, SUMMARY, key)).toBe(true);

    expect(await browser.request(EMAIL, SUMMARY, 'c')).toBe(false);
    expect(host().lines.join('')).toContain('over_limit');
    expect(await browser.request(EMAIL, SUMMARY, 'a')).toBe(true);
  });
});

onEachEngine('another network', limits, (host) => {
  test('has tries and requests of its own', async () => {
    const [office, home] = [createBrowser(host()), createBrowser(host(), '198.51.100.7')];
    await home.send(EMAIL);
    for (const code of ['000001', '000002']) await office.verify('crew@harbor.example', code);
    expect(await home.verify(EMAIL, '402917')).toBe(true);

    for (const key of ['a', 'b', 'c']) await office.request(EMAIL, SUMMARY, key);
    expect(await home.request(EMAIL, SUMMARY, 'd')).toBe(true);
  });
});

onEachEngine('another domain', { CODES_PER_DOMAIN_HOUR: '1' }, (host) => {
  test('has letters of its own', async () => {
    const browser = createBrowser(host());
    const domains = ['harbor', 'harbor', 'quarry'];
    const answers: unknown[] = [];
    for (const [index, domain] of domains.entries())
      answers.push(await browser.send(`crew${index}@${domain}.example`));

    expect(answers).toEqual([true, false, true]);
  });
});

onEachEngine('a browser that has used up its tries', {}, (host) => {
  test('leaves those of others in its network (docs/decisions/gate.md#g9)', async () => {
    const browser = createBrowser(host());
    await browser.send(EMAIL);
    for (const code of ['000001', '000002', '000003', '000004', '000005'])
      await browser.verify(EMAIL, code);

    expect(await browser.verify(EMAIL, '402917')).toBe(false);
    expect(await createBrowser(host()).verify(EMAIL, '402917')).toBe(true);
  });
});

onEachEngine('strangers in many networks', { TRIES_PER_EMAIL: '3' }, (host) => {
  test('have so many wrong tries an hour at one email together (docs/decisions/gate.md#g9)', async () => {
    const owner = createBrowser(host());
    const verifyFrom = (place: number, code: string) =>
      createBrowser(host(), `198.51.${place}.7`).verify(EMAIL, code);
    await owner.send(EMAIL);
    for (const place of [1, 2, 3]) await verifyFrom(place, `00000${place}`);

    expect(await verifyFrom(4, '402917')).toBe(false);
    host().clock.now += 61 * 60_000;
    await owner.send(EMAIL);
    expect(await verifyFrom(4, '402917')).toBe(true);
  });
});

onEachEngine('who types the same wrong code again', {}, (host) => {
  test('has used up one try, however often (docs/decisions/gate.md#g9)', async () => {
    const browser = createBrowser(host());
    await browser.send(EMAIL);
    for (let time = 0; time < 6; time += 1) {
      expect(await browser.verify(EMAIL, '000000')).toBe(false);
      host().clock.now += 1000;
    }

    expect(await browser.verify(EMAIL, '402917')).toBe(true);
  });

  test('is let in by it once it is the code of a later letter', async () => {
    const browser = createBrowser(host());
    await browser.send(EMAIL);
    await browser.verify(EMAIL, '111111');
    host().clock.now += 61_000;
    host().codes.push('111111');
    await browser.send(EMAIL);

    expect(await browser.verify(EMAIL, '111111')).toBe(true);
  });
});
