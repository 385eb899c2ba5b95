import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createBrowser, createTestHost } from '../../support/host/hostParts.ts';
import { startHost } from '../../support/host/startHost.ts';

// What every other test relies on: what a host tells of its visitors fails the test that started
// it.

const visit = async () => {
  const host = await createTestHost();
  const browser = createBrowser(host);
  await browser.send('dana@harbor.example');
  await browser.verify('dana@harbor.example', '402917');
  await browser.request('dana@harbor.example', '<p>the crane on the left<br>is loud</p>');
  await host.deliver();
  return host;
};

test('a host that keeps what it is told to itself ends in peace', async () => {
  await expect((await visit()).close()).resolves.toBeUndefined();
});

test.each([
  ['a domain', 'at harbor.example', '.example, harbor.example'],
  ['an address that the log blots out', 'for dana@harbor.example', '[address]'],
  ['a network', 'from 203.0.113.7', '203.0.113.7'],
  ['a line of a message', 'lost: the crane on the left', 'the crane on the left'],
])('%s in the log is found', async (_, problem, found) => {
  const host = await visit();

  host.log('warn', 'careless', { problem });

  await expect(host.close()).rejects.toThrow(`The log tells of a visitor: ${found}`);
});

test('an address in the store is found', async () => {
  const host = await visit();

  await host.store.write((sql) =>
    sql.change(`INSERT INTO meta (name, value) VALUES ('note', 'from dana@harbor.example')`),
  );

  await expect(host.close()).rejects.toThrow('The store tells of a visitor: .example');
});

test('a code in the files of a host process is found', async () => {
  const host = await startHost();
  const headers = { ClientTime: '2026-11-02 09:00:00.000' };
  await fetch(`${host.url}/api/Setup/SendAccessCodeToQRVideo?sEmail=a%40harbor.example`, {
    headers,
  });
  const letter = await host.waitForLetter(({ to }) => to === 'a@harbor.example');
  const code = /#(\d{6})$/m.exec(letter.text)?.[1] ?? 'none';
  const store = new DatabaseSync(join(host.dataDir, 'gateway.db'), { timeout: 5000 });
  store.prepare(`INSERT INTO meta (name, value) VALUES ('note', ?)`).run(code);
  store.close();

  await expect(host.stop()).rejects.toThrow(`The store tells of a visitor: ${code}`);
});
