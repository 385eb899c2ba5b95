import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { findPass, keepCode, type AddressKeys } from '../../server/accessCodes.ts';
import { redeem } from '../../server/redeem.ts';
import { readSettings } from '../../server/settings.ts';
import { openStore } from '../../server/store/openStore.ts';
import type { Sql } from '../../server/store/Store.ts';
import { answerBare, listenBare } from './bareAnswer.ts';

/** As many as `bench.ts` makes calls. */
const ADDRESSES = 20_000;

/**
 * The limit of the verify calls: node:http and their statements. Nothing of a request is read, no
 * digest is made. Asked for `/pass` it looks up a pass, else it judges a wrong code of the next
 * address, for which another one waits.
 */
const { settings } = readSettings(process.env);
const store = await openStore(settings);
const name = () => randomBytes(24).toString('base64url');
const pass = { id: name(), address: name(), code: name() };
await store.write((sql) =>
  sql.change(
    'INSERT INTO passes (id, address, code, created_at, expires_at) VALUES (?, ?, ?, 0, ?)',
    pass.id,
    pass.address,
    pass.code,
    Number.MAX_SAFE_INTEGER,
  ),
);
const freshKeys = (): AddressKeys => ({ email: '', address: name(), folded: name() });
const addresses = Array.from({ length: ADDRESSES }, freshKeys);
await store.write((sql) => Promise.all(addresses.map((keys) => keepCode(sql, keys, codeOf()))));
const lookUp = (sql: Sql) => findPass(sql, pass, Date.now());
const judge = () => {
  const keys = addresses.pop() ?? freshKeys();
  const guess = { keys, code: name(), browser: undefined, network: name() };
  return (sql: Sql) => redeem(sql, guess, settings, Date.now());
};

function codeOf() {
  const now = Date.now();
  return {
    id: name(),
    digest: name(),
    browser: name(),
    lane: '',
    createdAt: now,
    expiresAt: 2 * now,
  };
}

listenBare(
  createServer((request, response) => {
    const work = request.url === '/pass' ? store.read(lookUp) : store.write(judge());
    void work.then(() => answerBare(response));
  }),
);
process.on('SIGTERM', () => void store.close().finally(() => process.exit(0)));
