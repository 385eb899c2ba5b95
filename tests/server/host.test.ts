import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SUMMARY } from '../support/host/hostParts.ts';
import { startHost } from '../support/host/startHost.ts';

const call = async (url: string, init: RequestInit = {}): Promise<unknown> => {
  const headers = { ClientTime: '2026-11-02 09:00:00.000' };
  return (await fetch(url, { ...init, headers })).json();
};

test('a visitor goes the whole way from address to the mail in the sales mailbox', async () => {
  const host = await startHost();
  const setup = `${host.url}/api/Setup`;
  const yes = { status: true };
  try {
    const query = 'sEmail=dana%40harbor.example';
    expect(await call(`${setup}/SendAccessCodeToQRVideo?${query}`)).toEqual(yes);
    const letter = await host.waitForLetter(({ to }) => to === 'dana@harbor.example');
    const code = /#(\d{6})$/m.exec(letter.text)?.[1] ?? '';
    expect(await call(`${setup}/VerifyAccessCodeToQRVideo?${query}&AccessKey=${code}`)).toEqual(
      yes,
    );

    const body = new FormData();
    body.append('msgBody', SUMMARY);
    const request = `${setup}/SendEmailToSales?RequestEmail=dana%40harbor.example`;
    expect(await call(request, { method: 'POST', body })).toEqual(yes);

    expect(await host.waitForLetter(({ to }) => to === 'sales@probuilt.example')).toMatchObject({
      replyTo: 'dana@harbor.example',
      subject: 'Request for information: Dana <W>, Harbor & Pine',
    });
    expect(host.output()).not.toMatch(/\bdana\b/i);
  } finally {
    expect(await host.stop()).toBe(0);
  }
});

test('what the host writes can be read by its own user only, whatever the folder allows', async () => {
  const host = await startHost();
  const modes = ['gateway.db', 'gateway.db-wal', 'gateway.db-shm', 'code-secret', 'in-use'].map(
    (name) => statSync(join(host.dataDir, name)).mode & 0o777,
  );
  await host.stop();

  expect(modes).toEqual([0o600, 0o600, 0o600, 0o600, 0o600]);
});

test('an operator on this machine reads the memory and the event loop beside the counters', async () => {
  const host = await startHost();
  const lines = (await (await fetch(`${host.url}/metrics`)).text()).split('\n');
  await host.stop();

  const valueOf = (name: string) =>
    Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
  expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(valueOf('gateway_queued_letters')).toBe(0);
});

test('the start prints the 127.0.0.1 address first, then the mailbox, then why localhost differs', async () => {
  const host = await startHost({ env: { SMTP_URL: '' } });
  const lines = host.output().split('\n');
  await host.stop();

  expect(lines[0]).toMatch(/http:\/\/127\.0\.0\.1:\d+$/);
  expect(lines[1]).toContain('/mailbox');
  expect(lines[2]).toMatch(/http:\/\/localhost:\d+ .*skips sending and verifying/);
});

test('faults of the settings stop the start with one plain line each', async () => {
  const start = startHost({
    env: { PORT: 'eighty', SMTP_URL: 'mail.example', TRUSTED_PROXIES: '10.0.0.0/99' },
  });

  await expect(start).rejects.toThrow(
    /PORT is not valid.*\nSMTP_URL is not valid.*\nTRUSTED_PROXIES is not valid/,
  );
});
