import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, register } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { backUp } from '../../../server/upkeep/backup.ts';
import { company } from '../../../shared/company.ts';
import {
  createBrowser,
  openTestServer,
  serverForEachTest,
  DANA,
  SUMMARY,
} from '../../support/server/testServer.ts';
import {
  away,
  deliverAll,
  noMailbox,
  queue,
  refusingMailer,
  scriptedMailer,
} from '../../support/server/outboxParts.ts';

const HOME = { peer: '127.0.0.1', clientTime: false };
const METRICS_TOKEN = 'a token of the operator';
const { mailer } = scriptedMailer(({ to }) => {
  if (to === company.salesEmail) throw away();
  if (to.startsWith('refused')) throw noMailbox();
});

const limits = { CODES_PER_IP_MINUTE: '3', TRIES_PER_BROWSER: '1' };
const env = { METRICS_TOKEN, TRUSTED_PROXIES: '127.0.0.2', ...limits };
const server = serverForEachTest({ env, mailer });

const read = async (from = server()) =>
  (await (await from.fetch('/metrics', HOME)).text()).split('\n');

describe('the metrics', () => {
  test('count outcomes, and show the status', async () => {
    const browser = createBrowser(server());
    await browser.send(DANA);
    await browser.send(DANA);
    await browser.send('refused@harbor.example');
    await browser.send('late@harbor.example');
    await browser.verify('refused@harbor.example', '000001');
    await browser.verify('refused@harbor.example', '000002');
    await browser.verify(DANA, '402917');
    await browser.verify(DANA, '402917');
    for (const key of ['k', 'k']) await browser.sendLead(DANA, SUMMARY, key);
    await browser.sendLead('unknown@harbor.example', SUMMARY);
    await browser.fetch('/api/Setup/SendAccessCodeToQRVideo', { clientTime: false });
    await server().deliver();
    server().clock.now += 150_000;

    const lines = await read();

    const counted = lines.filter((line) => line.includes('{outcome') && !line.endsWith(' 0'));
    expect(counted).toEqual([
      'gateway_codes_total{outcome="sent"} 2',
      'gateway_codes_total{outcome="cooling"} 1',
      'gateway_codes_total{outcome="over_network"} 1',
      'gateway_verifies_total{outcome="yes_by_pass"} 1',
      'gateway_verifies_total{outcome="yes_by_code"} 1',
      'gateway_verifies_total{outcome="wrong"} 1',
      'gateway_verifies_total{outcome="tries_used_up"} 1',
      'gateway_sales_total{outcome="queued"} 1',
      'gateway_sales_total{outcome="repeated"} 1',
      'gateway_sales_total{outcome="unverified"} 1',
      'gateway_code_mails_total{outcome="sent"} 1',
      'gateway_code_mails_total{outcome="refused"} 1',
      'gateway_sales_mails_total{outcome="delayed"} 2',
      'gateway_receipts_total{outcome="sent"} 1',
      'gateway_calls_total{outcome="refused"} 1',
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'gateway_queued_mails 1',
        'gateway_oldest_queued_seconds 150',
        'gateway_store_writable 1',
        'gateway_leads_not_mailed 0',
        'gateway_backup_age_seconds Nan',
        expect.stringMatching(/^gateway_free_bytes [1-9]/),
        'gateway_problem{problem="mailLate"} 1',
        'gateway_problem{problem="requestNotMailed"} 0',
      ]),
    );
    // The page has the Prometheus format. It contains only numbers, and names from the source code.
    const shape =
      /^(?:# HELP [a-z\d_]+ [\w ,]+|# TYPE [a-z\d_]+ (?:counter|gauge)||[a-z\d_]+(?:\{(?:outcome|problem)="[A-Za-z_]+"\})? (?:Nan|[\d.]+(?:e[-+]?\d+)?))$/;
    for (const line of lines.slice(0, -1)) expect(line).toMatch(shape);
    // Reading counts nothing.
    const again = await read();
    expect(again.filter((line) => counted.includes(line))).toEqual(counted);
  });

  test('show leads that could not be delivered, and the age of the backup', async () => {
    for (const kind of ['sales', 'webhook'] as const) await queue(server(), kind, kind);
    await deliverAll(server(), refusingMailer());
    await backUp(server().folder, server().clock.now - 7000);

    expect(await read()).toEqual(
      expect.arrayContaining([
        'gateway_leads_not_mailed 1',
        'gateway_leads_not_posted 1',
        'gateway_backup_age_seconds 7',
      ]),
    );
  });

  const stranger = { peer: '203.0.113.7' };
  const withToken = (token: string) => ({ authorization: `Bearer ${token}` });
  test.each([
    ['from another machine', false, stranger],
    ['for a hostname', false, { headers: { host: 'www.example.com' } }],
    ['with a wrong token', false, { ...stranger, headers: withToken('no') }],
    ['with the token, from anywhere', true, { ...stranger, headers: withToken(METRICS_TOKEN) }],
    ['from this machine', true, {}],
  ])('that a request %s may read: %s', async (_, mayRead, options) => {
    const response = await server().fetch('/metrics', { ...HOME, ...options });

    // Without permission, the answer is the same as for an unknown path.
    const lost = (await server().fetch('/nothing', HOME)).status;
    expect(response.status).toBe(mayRead ? 200 : lost);
    expect((await response.text()).includes('gateway_codes_total')).toBe(mayRead);
    const type = response.headers.get('content-type');
    expect(type === 'text/plain; version=0.0.4; charset=utf-8').toBe(mayRead);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const ready = await server().fetch('/readyz', { ...HOME, ...options });
    const shown = Object.keys(await ready.json());
    for (const detail of ['queued', 'oldestQueuedSeconds', 'notMailed', 'freeBytes', 'problems'])
      expect([detail, shown.includes(detail)]).toEqual([detail, mayRead]);
  });

  test('are closed to all tokens if the operator has set none', async () => {
    const headers = { authorization: 'Bearer undefined' };
    const other = await openTestServer();

    expect((await other.fetch('/metrics', { ...HOME, ...stranger, headers })).status).toBe(503);
  });

  test('include all that the Prometheus rules use', async () => {
    // A running server makes this call when it starts.
    collectDefaultMetrics();
    const lines = await read(await openTestServer());
    register.clear();
    /** The names of the metrics, and each outcome as `name outcome`. */
    const shown = new Set(
      lines.flatMap((line) => {
        const [, name = '', outcome] = /^(\w+)(?:\{\w+="(\w+)"\})? /.exec(line) ?? [];
        return outcome ? [name, `${name} ${outcome}`] : [name];
      }),
    );
    const rules = readFileSync('docs/monitoring/alerts.yml', 'utf8');
    const used = [
      ...rules.matchAll(/\b((?:gateway|process|nodejs)_\w+)(?:\{[^}]*?\boutcome="(\w+)")?/g),
    ].map(([, name = '', outcome]) => (outcome ? `${name} ${outcome}` : name));

    expect(used).toContain('gateway_problem');
    expect(used.filter((name) => !shown.has(name))).toEqual([]);
  });
});
