import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, register } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHost } from '../../support/host/hostParts.ts';

const RULES = 'docs/monitoring/alerts.yml';
const DASHBOARD = 'docs/monitoring/dashboard.json';
const rules = readFileSync(RULES, 'utf8');
const dashboard = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** What /metrics of a host shows: names, and outcomes as `name outcome`. */
const shown = new Set<string>();
beforeAll(async () => {
  // As main.ts does.
  collectDefaultMetrics();
  const host = await createTestHost();
  const page = await (await host.ask('/metrics', { peer: '127.0.0.1', clientTime: false })).text();
  for (const [, name = '', outcome] of page.matchAll(/^(\w+)(?:\{outcome="(\w+)"\})? /gm)) {
    shown.add(name);
    if (outcome) shown.add(`${name} ${outcome}`);
  }
  await host.close();
});
afterAll(() => register.clear());

/** The metrics that an expression names, and the outcomes that it asks for. */
const named = (expression: string) =>
  [
    ...expression.matchAll(/\b((?:gateway|process|nodejs)_\w+)(?:\{[^}]*?\boutcome="(\w+)")?/g),
  ].flatMap(([, name = '', outcome]) => (outcome ? [name, `${name} ${outcome}`] : [name]));

test('every metric that the alert rules name is on /metrics', () => {
  const names = named(rules);

  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});

test('every metric of the dashboard is on /metrics, and every panel has one', () => {
  const panels = dashboard.panels.map(({ targets }) => targets.flatMap(({ expr }) => named(expr)));

  expect(panels.filter((names) => names.length === 0)).toEqual([]);
  expect(panels.flat().filter((name) => !shown.has(name))).toEqual([]);
});

test('every metric of our own is on the dashboard, except for weekly mails', () => {
  const text = JSON.stringify(dashboard);
  const own = [...shown].filter((name) => /^gateway_\w+$/.test(name));

  expect(own.filter((name) => !text.includes(name))).toEqual(['gateway_report_letters_total']);
});
