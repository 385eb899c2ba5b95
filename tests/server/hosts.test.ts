import { expect, test } from 'vitest';
import { createBrowser, createTestHost, type TestHost } from '../support/host/hostParts.ts';
import { onEachEngine } from '../support/host/onEachEngine.ts';

const limits = { CODES_PER_IP_MINUTE: '7' };

onEachEngine('four hosts on one store', limits, (first, engine) => {
  const four = async (): Promise<TestHost[]> => {
    const others = await Promise.all(
      [1, 2, 3].map(async () => createTestHost({ store: await engine().openAgain(), env: limits })),
    );
    return [first(), ...others];
  };

  test('refuse the send after the last, whichever is asked', async () => {
    const hosts = await four();

    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        createBrowser(hosts[index % 4]!).send(`crew${index}@harbor.example`),
      ),
    );

    expect(answers.filter((answer) => answer === true)).toHaveLength(7);
  });

  test('redeem a code of one at another, once', async () => {
    const hosts = await four();
    const browser = createBrowser(hosts[0]!);
    await browser.send('dana@harbor.example');

    const answers = await Promise.all(
      hosts.map((host) => createBrowser(host).verify('dana@harbor.example', '402917')),
    );

    expect(answers).toEqual([true, true, true, true]);
    const passes = await first().store.read((sql) => sql.rows('SELECT id FROM passes'));
    expect(passes).toHaveLength(1);
  });

  test('share the tries of an address', async () => {
    const hosts = await four();
    await createBrowser(hosts[0]!).send('dana@harbor.example');

    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        createBrowser(hosts[index % 4]!, `198.51.100.${index}`).verify(
          'dana@harbor.example',
          String(100_000 + index),
        ),
      ),
    );

    const tries = await first().store.read((sql) => sql.rows('SELECT scope FROM tries'));
    expect(tries).toHaveLength(15);
  });
});
