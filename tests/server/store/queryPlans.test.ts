import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { forgetVisitor, showVisitor, unlockVisitor } from '../../../server/commands/visitor.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Sql, Statement, Store, Value } from '../../../server/store/Store.ts';
import { cleanUp } from '../../../server/upkeep/housekeeping.ts';
import { parseEmail } from '../../../src/rules/email.ts';
import { createBrowser, createTestHost } from '../../support/host/hostParts.ts';
import { temporaryFolder } from '../../support/host/temporaryFolder.ts';

/** The same store, and a list of every statement that passes through it. */
function recorded(store: Store): { store: Store; statements: Map<string, Value[]> } {
  const statements = new Map<string, Value[]>();
  const note = (statement: Statement, values: Value[]) =>
    statements.set(typeof statement === 'string' ? statement : statement.join('?').trim(), values);
  const record = (sql: Sql): Sql => ({
    ...sql,
    rows: (statement, ...values) => (note(statement, values), sql.rows(statement, ...values)),
    change: (statement, ...values) => (note(statement, values), sql.change(statement, ...values)),
  });
  const { write, read } = store;
  return {
    statements,
    store: {
      ...store,
      write: (work) =>
        write((sql) =>
          work({
            ...record(sql),
            underLock: (lock, inner) =>
              sql.underLock(lock, (locked) => inner({ ...record(locked), lock })),
          }),
        ),
      read: (work) => read((sql) => work(record(sql))),
    },
  };
}

test('no statement of a call, or about one visitor, walks through a table, so its cost does not grow with the rows', async () => {
  const folder = temporaryFolder();
  const plain = await openSqlite(join(folder, 'gateway.db'));
  const { store, statements } = recorded(plain);
  const host = await createTestHost({ store });
  const browser = createBrowser(host);
  await browser.send('dana@harbor.example');
  await browser.verify('dana@harbor.example', '000000');
  await browser.verify('dana@harbor.example', '402917');
  await browser.verify('dana@harbor.example', '402917');
  await browser.request(
    'dana@harbor.example',
    '<table><tr><th>Name</th><td>D</td></tr><tr><th>Company</th><td>H</td></tr></table>',
  );
  await host.deliver();
  for (const work of [showVisitor, unlockVisitor, forgetVisitor])
    await work(store, host.keyring, parseEmail('dana@harbor.example')!);
  await cleanUp(store, host.clock.now);

  const file = new DatabaseSync(join(folder, 'gateway.db'), { readOnly: true });
  const plans = [...statements].map(([statement, values]) =>
    file.prepare(`EXPLAIN QUERY PLAN ${statement}`).all(...values),
  );
  file.close();

  const steps = plans.flat().map(({ detail }) => String(detail));
  expect(statements.size).toBeGreaterThan(15);
  expect(steps.filter((step) => /^SCAN (?!\d|CONSTANT)/.test(step))).toEqual([]);
  // Checked by itself: an index on what waits would lead through all that waits.
  const claim = [...statements.keys()].findIndex((text) => text.startsWith('UPDATE jobs SET due'));
  expect(plans[claim]?.[0]?.['detail']).toMatch(/\(id=\?\)$/);
  await host.close();
  await plain.close();
});
