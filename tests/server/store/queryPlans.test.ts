import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { forgetVisitor, showVisitor, unlockVisitor } from '../../../server/commands/visitor.ts';
import { cleanUp } from '../../../server/upkeep/housekeeping.ts';
import { parseEmail } from '../../../src/rules/email.ts';
import { createTestHost, EMAIL, SUMMARY, verifiedBrowser } from '../../support/host/hostParts.ts';

test('no statement of a call, or about one visitor, walks through a table, so its cost does not grow with the rows', async () => {
  const host = await createTestHost();
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const browser = await verifiedBrowser(host);
  for (const code of ['000000', '402917']) await browser.verify(EMAIL, code);
  await browser.request(EMAIL, SUMMARY);
  await host.deliver();
  for (const work of [showVisitor, unlockVisitor, forgetVisitor])
    await work(host.store, host.keyring, parseEmail(EMAIL)!);
  await cleanUp(host.store, host.clock.now);
  const statements = [...new Set(prepare.mock.calls.map(([text]) => text.trim()))];
  prepare.mockRestore();

  const file = new DatabaseSync(join(host.folder, 'gateway.db'), { readOnly: true });
  const plans = statements.map((text) => file.prepare(`EXPLAIN QUERY PLAN ${text}`).all());
  file.close();
  await host.close();

  const steps = plans.flat().map(({ detail }) => String(detail));
  expect(statements.length).toBeGreaterThan(15);
  expect(steps.filter((step) => /^SCAN (?!\d|CONSTANT)/.test(step))).toEqual([]);
  // Checked on its own: an index on pending jobs would lead through all of them.
  const claim = statements.findIndex((text) => text.startsWith('UPDATE jobs SET due'));
  expect(plans[claim]?.[0]?.['detail']).toMatch(/\(id=\?\)$/);
});
