import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import {
  findPass,
  keepCode,
  latestPass,
  liveCodes,
  sentCodes,
  type AddressKeys,
} from '../../server/codes/codes.ts';
import type { Keyring } from '../../server/secrets/keyring.ts';
import { overLimit, perHour, perMinute } from '../../server/codes/limits.ts';
import type { LetterKind } from '../../server/outbox/letter.ts';
import { queueLetter } from '../../server/outbox/outbox.ts';
import { redeem } from '../../server/codes/redeem.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { openStore } from '../../server/store/openStore.ts';
import type { Sql } from '../../server/store/Store.ts';
import { answerBare, listenBare } from './bareAnswer.ts';

/** As many as `bench.ts` makes calls. */
const ADDRESSES = 20_000;
/** As many signs as a sealed letter has: of a code, and of a request with two rows. */
const LETTERS: Record<LetterKind, string> = { code: 'x'.repeat(4100), sales: 'x'.repeat(4300) };

/**
 * The limit of the calls: node:http and their statements. Nothing of a request is read, no digest
 * is made, nothing is encrypted or written as mail. The path says which call.
 */
const { settings } = readSettings(process.env);
const store = await openStore(settings);
const name = () => randomBytes(24).toString('base64url');
const freshKeys = (): AddressKeys => ({ email: '', address: name(), folded: name() });
const FOREVER = Number.MAX_SAFE_INTEGER;
const UNLIMITED = 1_000_000_000;

const pass = { id: name(), address: name(), code: name() };
await store.write((sql) =>
  sql.change(
    'INSERT INTO passes (id, address, code, created_at, expires_at) VALUES (?, ?, ?, 0, ?)',
    pass.id,
    pass.address,
    pass.code,
    FOREVER,
  ),
);
const addresses = Array.from({ length: ADDRESSES }, freshKeys);
await store.write((sql) =>
  Promise.all(addresses.map((keys) => keepCode(sql, keys, codeOf(name())))),
);

/** A lookup of a pass. */
const lookUp = (sql: Sql) => findPass(sql, pass, Date.now());

/** A wrong code of an address for which another one waits. */
function judge() {
  const keys = addresses.pop() ?? freshKeys();
  const guess = { keys, code: name(), browser: undefined, network: name() };
  return (sql: Sql) => redeem(sql, guess, settings, Date.now());
}

function send() {
  const [id, keys, network, now] = [name(), freshKeys(), name(), Date.now()];
  return async (sql: Sql) => {
    const limits = [perMinute(`${network} sends in a minute`, 1), perHour(`${network} sends`, 1)];
    await overLimit(sql, limits, now);
    await Promise.all([sql.lock(keys.folded), liveCodes(sql, keys, settings, now)]);
    await sentCodes(sql, keys, '', now);
    await overLimit(sql, [perHour('sends', UNLIMITED)], now);
    await Promise.all([keepCode(sql, keys, codeOf(id)), queue(sql, id, 'code')]);
  };
}

function request() {
  const [id, keys, network, now] = [name(), freshKeys(), name(), Date.now()];
  const repeated = (sql: Sql) => sql.rows('SELECT id FROM requests WHERE id = ?', id);
  const accept = async (sql: Sql) => {
    await overLimit(sql, [perHour(`${network} sales`, 1)], now);
    await latestPass(sql, keys.address, now);
    await Promise.all([sql.lock(keys.folded), repeated(sql)]);
    await overLimit(sql, [perHour(`${keys.folded} sales`, 1), perHour('sales', UNLIMITED)], now);
    await Promise.all([
      sql.change(
        'INSERT INTO requests (id, reference, address, created_at) VALUES (?, ?, ?, ?)',
        id,
        'reference',
        keys.address,
        now,
      ),
      queue(sql, id, 'sales'),
    ]);
  };
  return store.read(repeated).then(() => store.write(accept));
}

function queue(sql: Sql, id: string, kind: LetterKind) {
  const now = Date.now();
  const letter = { from: '', to: '', subject: '', text: '', html: '', messageId: '', date: '' };
  const sealed = { seal: () => LETTERS[kind] } as unknown as Keyring;
  return queueLetter(sql, sealed, { id, kind, letter, createdAt: now, endsAt: FOREVER });
}

function codeOf(id: string) {
  const now = Date.now();
  return { id, digest: name(), browser: name(), lane: '', createdAt: now, expiresAt: 2 * now };
}

const work: Record<string, () => Promise<unknown>> = {
  '/pass': () => store.read(lookUp),
  '/wrong': () => store.write(judge()),
  '/send': () => store.write(send()),
  '/request': request,
};

listenBare(
  createServer((asked, response) => {
    void work[asked.url ?? '']?.().then(() => answerBare(response));
  }),
);
process.on('SIGTERM', () => void store.close().finally(() => process.exit(0)));
