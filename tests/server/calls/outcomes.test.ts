import { describe, expect, test, vi } from 'vitest';
import {
  createBrowser,
  openTestServer,
  DANA,
  SUMMARY,
  verifiedBrowser,
  type TestServer,
} from '../../support/server/testServer.ts';

const UNKNOWN = 'unknown@harbor.example';

let server: TestServer;

/** Returns the event and the reason of each refusal in the log. */
const refusals = () =>
  server.lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ level }) => level === 'warn')
    .map(({ event, outcome }) => `${String(event)}: ${String(outcome)}`);

describe('a call', () => {
  test('wakes the delivery only if it queues a mail', async () => {
    const wake = vi.fn<() => void>();
    server = await openTestServer({ parts: { wake } });
    const browser = createBrowser(server);
    const wakes: number[] = [];
    for (const call of [
      () => browser.send(DANA),
      () => browser.send(DANA),
      () => browser.verify(DANA, '402917'),
      () => browser.sendLead(DANA, SUMMARY, 'a'),
      () => browser.sendLead(DANA, SUMMARY, 'a'),
      () => browser.sendLead(UNKNOWN, SUMMARY, 'b'),
    ]) {
      await call();
      wakes.push(wake.mock.calls.length);
    }

    expect(wakes).toEqual([1, 1, 1, 2, 2, 2]);
    // The log records the refused lead from an unverified email.
    expect(refusals()).toEqual(['salesRefused: unverified']);
  });

  test.each([
    [{ CODES_PER_EMAIL_HOUR: '1' }, 'sendRefused: over_asker'],
    [{ CODES_PER_EMAIL_DAY: '1' }, 'sendRefused: over_asker'],
    [{ CODES_PER_IP_MINUTE: '1' }, 'sendRefused: over_network'],
    [{ CODES_PER_IP_HOUR: '1' }, 'sendRefused: over_network'],
    [{ CODES_PER_DOMAIN_HOUR: '1' }, 'limitReached: CODES_PER_DOMAIN_HOUR'],
    [{ CODES_PER_HOUR: '1' }, 'limitReached: CODES_PER_HOUR'],
    [{ SALES_PER_PASS_HOUR: '1' }, 'salesRefused: over_asker'],
    [{ SALES_PER_EMAIL_HOUR: '1' }, 'salesRefused: over_mailbox'],
    [{ SALES_PER_IP_HOUR: '1' }, 'salesRefused: over_network'],
    [{ SALES_PER_DOMAIN_HOUR: '1' }, 'limitReached: SALES_PER_DOMAIN_HOUR'],
    [{ SALES_PER_HOUR: '1' }, 'limitReached: SALES_PER_HOUR'],
    [{ TRIES_PER_BROWSER: '1' }, 'codeRefused: tries_used_up'],
    [{ TRIES_PER_IP_HOUR: '1' }, 'codeRefused: over_network'],
  ])('with %j, the second call is refused and logged as "%s"', async (env, refusal) => {
    server = await openTestServer({ env: { RESEND_SECONDS: '0', ...env } });
    const [isLead, isTry] = ['SALES', 'TRIES'].map((name) => JSON.stringify(env).includes(name));
    const browser = await (isLead ? verifiedBrowser(server) : createBrowser(server));
    if (isTry) await browser.send(DANA);
    const call = (id: string) => {
      if (isLead) return browser.sendLead(DANA, SUMMARY, id);
      return isTry ? browser.verify(DANA, `00000${id}`) : browser.send(DANA);
    };

    expect(await call('1')).toBe(!isTry);
    expect(refusals()).toEqual([]);
    expect(await call('2')).toBe(false);
    expect(refusals()).toEqual([refusal]);
  });

  test('for a domain in DENY_DOMAINS returns false', async () => {
    server = await openTestServer();
    const { jar } = await verifiedBrowser(server);
    const denying = await openTestServer({
      store: server.store,
      env: { DENY_DOMAINS: 'harbor.example' },
    });
    const browser = createBrowser(denying);
    for (const [name, value] of jar) browser.jar.set(name, value);

    expect(await browser.verify(DANA, '402917')).toBe(false);
    expect(await browser.sendLead(DANA, SUMMARY)).toBe(false);
    expect(await browser.send(DANA)).toBe(false);
  });
});
