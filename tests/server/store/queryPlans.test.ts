import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { forgetVisitor, showVisitor, unlockVisitor } from '../../../server/commands/visitor.ts';
import { cleanUp } from '../../../server/upkeep/housekeeping.ts';
import { parseEmail } from '../../../src/rules/email.ts';
import {
  createTestServer,
  EMAIL,
  SUMMARY,
  verifiedBrowser,
} from '../../support/server/testServer.ts';

test('no statement of a call or about one visitor scans a table, so its cost does not grow with the rows', async () => {
  const server = await createTestServer();
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const browser = await verifiedBrowser(server);
  for (const code of ['000000', '402917']) await browser.verify(EMAIL, code);
  await browser.sendLead(EMAIL, SUMMARY);
  await server.deliver();
  for (const work of [showVisitor, unlockVisitor, forgetVisitor])
    await work(server.store, server.keyring, parseEmail(EMAIL)!);
  await cleanUp(server.store, server.clock.now);
  const statements = [...new Set(prepare.mock.calls.map(([text]) => text.trim()))];
  prepare.mockRestore();

  const file = new DatabaseSync(join(server.folder, 'gateway.db'), { readOnly: true });
  const plans = statements.map((text) => file.prepare(`EXPLAIN QUERY PLAN ${text}`).all());
  file.close();
  await server.close();

  const steps = plans.flat().map(({ detail }) => String(detail));
  expect(statements.length).toBeGreaterThan(15);
  expect(steps.filter((step) => /^SCAN (?!\d|CONSTANT)/.test(step))).toEqual([]);
  // Checked separately, because an index on pending jobs would read all of them.
  const claim = statements.findIndex((text) => text.startsWith('UPDATE jobs SET due'));
  expect(plans[claim]?.[0]?.['detail']).toMatch(/\(id=\?\)$/);
});
