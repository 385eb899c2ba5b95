import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHost, type RunningHost } from '../support/host/startHost.ts';
import { temporaryFolder } from '../support/host/temporaryFolder.ts';

describe('a host that runs', () => {
  let host: RunningHost;
  beforeAll(async () => {
    host = await startHost();
  });
  afterAll(() => host.stop());

  test('writes what its own user only can read, whatever the folder allows', () => {
    const modes = ['gateway.db', 'gateway.db-wal', 'gateway.db-shm', 'code-secret', 'in-use'].map(
      (name) => statSync(join(host.dataDir, name)).mode & 0o777,
    );

    expect(modes).toEqual([0o600, 0o600, 0o600, 0o600, 0o600]);
  });

  test('shows an operator on this machine the memory and the event loop beside the counters', async () => {
    const lines = (await (await fetch(`${host.url}/metrics`)).text()).split('\n');

    const valueOf = (name: string) =>
      Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
    expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(valueOf('gateway_queued_letters')).toBe(0);
  });
});

test('the start prints the 127.0.0.1 address first, then the mailbox, then why localhost differs', async () => {
  const host = await startHost({ env: { SMTP_URL: '' } });
  const lines = host.output().split('\n');
  await host.stop();

  expect(lines[0]).toMatch(/http:\/\/127\.0\.0\.1:\d+$/);
  expect(lines[1]).toContain('/mailbox');
  expect(lines[2]).toMatch(/http:\/\/localhost:\d+ .*skips sending and verifying/);
});

test('in production without SMTP_URL the host does not start, says so in one line, and makes nothing', async () => {
  const env = { SMTP_URL: '', NODE_ENV: 'production', DATA_DIR: join(temporaryFolder(), 'data') };

  await expect(startHost({ env })).rejects.toThrow(
    /^The host did not start:\nSMTP_URL is not set: in production [^\n]*\n$/,
  );
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

test('the start warns of an origin whose pages keep no pass', async () => {
  const host = await startHost({ env: { ALLOWED_ORIGINS: 'http://partner.example' } });
  await host.stop();

  expect(host.output()).toMatch(/^ALLOWED_ORIGINS names another site than PUBLIC_URL, /m);
});

test('faults of the settings stop the start with one plain line each', async () => {
  const start = startHost({
    env: { PORT: 'eighty', SMTP_URL: 'mail.example', TRUSTED_PROXIES: '10.0.0.0/99' },
  });

  await expect(start).rejects.toThrow(
    /PORT is not valid.*\nSMTP_URL is not valid.*\nTRUSTED_PROXIES is not valid/,
  );
});
