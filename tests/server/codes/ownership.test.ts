import { describe, expect, test } from 'vitest';
import { textOf } from '../../../server/store/Store.ts';
import { createBrowser, DANA, serverForEachTest } from '../../support/server/testServer.ts';

const MINUTE = 60_000;
const [CODE, OFFICE, HOME] = ['402917', '203.0.113.7', '192.0.2.9'];
const WRONG = ['000001', '000002', '000003', '000004', '000005'];

describe('a code', () => {
  const server = serverForEachTest();
  const requested = async () => {
    const owner = createBrowser(server(), OFFICE);
    await owner.send(DANA);
    return owner;
  };

  test('verifies in its browser until it expires, with one pass', async () => {
    const owner = await requested();
    const passes = new Set<unknown>();
    for (const pause of [0, 5 * MINUTE, 5 * MINUTE - 1]) {
      server().clock.now += pause;
      expect(await owner.verify(DANA, CODE)).toBe(true);
      passes.add(owner.jar.get('probuilt_pass'));
      // Without the pass, the code itself must verify.
      owner.jar.delete('probuilt_pass');
    }

    expect(passes.size).toBe(1);
    server().clock.now += 1;
    expect(await owner.verify(DANA, CODE)).toBe(false);
  });

  test('verifies although its browser requested another one', async () => {
    server().codes.push('111111', '222222');
    const owner = await requested();
    server().clock.now += MINUTE;
    await owner.send(DANA);

    for (const code of ['111111', '222222']) {
      expect(await owner.verify(DANA, code)).toBe(true);
      owner.jar.delete('probuilt_pass');
    }
  });

  test('survives the wrong tries of strangers and of its network', async () => {
    const owner = await requested();
    const stranger = createBrowser(server(), OFFICE);
    await stranger.send('sam@pine.example');
    for (const browser of [
      stranger,
      createBrowser(server(), OFFICE),
      createBrowser(server(), HOME),
    ])
      for (const code of WRONG) expect(await browser.verify(DANA, code)).toBe(false);

    expect(await createBrowser(server(), OFFICE).verify(DANA, CODE)).toBe(false);
    expect(await owner.verify(DANA, CODE)).toBe(true);
  });

  test('counts the same wrong code once', async () => {
    const owner = await requested();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      server().clock.now += 1;
      await owner.verify(DANA, '000001');
    }

    expect(await owner.verify(DANA, CODE)).toBe(true);
  });

  test('says to the operator alone why it is refused', async () => {
    const owner = await requested();
    const stranger = createBrowser(server(), HOME);
    const answers = [await stranger.verify(DANA, '000001'), await stranger.verify(DANA, CODE)];
    for (const code of [...WRONG, '000006']) answers.push(await owner.verify(DANA, code));
    server().clock.now += 10 * MINUTE;
    answers.push(await owner.verify(DANA, CODE));

    expect(new Set(answers)).toEqual(new Set([false]));
    const tries = await server().store.read((sql) =>
      sql.rows('SELECT outcome FROM tries GROUP BY outcome ORDER BY MIN(tried_at), outcome'),
    );
    expect(tries.map((row) => textOf(row, 'outcome'))).toEqual([
      'no_code',
      'tries_used_up',
      'used_elsewhere',
      'wrong',
      'expired',
    ]);
    expect(server().lines.join()).toMatch(/"outcome":"wrong","event":"codeRefused"/);
  });

  test('is refused alike for known and unknown emails', async () => {
    await requested();
    const stranger = createBrowser(server(), HOME);
    const visits: unknown[] = [];
    for (const sEmail of [DANA, 'unknown@harbor.example']) {
      const answers: unknown[] = [];
      for (const AccessKey of [...WRONG, CODE]) {
        const query = new URLSearchParams({ sEmail, AccessKey });
        const path = `/api/Setup/VerifyAccessCodeToQRVideo?${query}`;
        const response = await stranger.fetch(path);
        answers.push([response.status, await response.text(), [...response.headers]]);
      }
      const tries = await server().store.write((sql) => sql.change('DELETE FROM tries'));
      visits.push([answers, tries]);
    }

    expect(visits[0]).toEqual([expect.anything(), 6]);
    expect(visits[0]).toEqual(visits[1]);
  });
});
