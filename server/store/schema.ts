/**
 * The oldest schema whose releases can use a store of the newest. It is raised with a migration
 * that takes something away (docs/decisions/host.md#h25).
 */
export const USABLE_FROM = 4;

/**
 * The migrations, oldest first; each is a list of statements that both engines understand. Add to
 * the end, never change one that has shipped. Times are milliseconds since the epoch. `browser` and
 * `code` columns hold keyed digests too, never the words themselves.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
    // One row for each folded address: writing it is the lock under which the address is judged.
    `CREATE TABLE addresses (folded TEXT PRIMARY KEY, touched_at BIGINT NOT NULL)`,
    `CREATE INDEX addresses_touched ON addresses (touched_at)`,
    `CREATE TABLE codes (
       id TEXT PRIMARY KEY, address TEXT NOT NULL, folded TEXT NOT NULL, browser TEXT NOT NULL,
       lane TEXT NOT NULL, code TEXT NOT NULL, created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL, redeemed_at BIGINT)`,
    `CREATE INDEX codes_folded ON codes (folded, created_at)`,
    `CREATE INDEX codes_created ON codes (created_at)`,
    `CREATE TABLE tries (
       folded TEXT NOT NULL, scope TEXT NOT NULL, code TEXT NOT NULL, tried_at BIGINT NOT NULL,
       PRIMARY KEY (folded, scope, code, tried_at))`,
    `CREATE INDEX tries_tried ON tries (tried_at)`,
    `CREATE TABLE passes (
       id TEXT PRIMARY KEY, address TEXT NOT NULL, code TEXT NOT NULL,
       created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL)`,
    `CREATE INDEX passes_address ON passes (address, expires_at)`,
    `CREATE INDEX passes_expires ON passes (expires_at)`,
    `CREATE TABLE counters (
       name TEXT PRIMARY KEY, used INTEGER NOT NULL, ends_at BIGINT NOT NULL)`,
    `CREATE INDEX counters_ends ON counters (ends_at)`,
    `CREATE TABLE requests (
       id TEXT PRIMARY KEY, reference TEXT NOT NULL, address TEXT NOT NULL, created_at BIGINT NOT NULL)`,
    `CREATE INDEX requests_created ON requests (created_at)`,
    // A claim moves due_at behind the lease, so one column says both "not yet" and "taken".
    `CREATE TABLE outbox (
       id TEXT PRIMARY KEY, kind TEXT NOT NULL, status TEXT NOT NULL, letter TEXT,
       created_at BIGINT NOT NULL, due_at BIGINT NOT NULL, ends_at BIGINT NOT NULL,
       lease TEXT, attempts INTEGER NOT NULL, problem TEXT, done_at BIGINT)`,
    `CREATE INDEX outbox_due ON outbox (status, kind, due_at)`,
    `CREATE INDEX outbox_done ON outbox (done_at)`,
    `CREATE INDEX outbox_lease ON outbox (lease)`,
  ],
  [
    // Most rows have neither of the two, and need no entry.
    `DROP INDEX outbox_done`,
    `DROP INDEX outbox_lease`,
    `CREATE INDEX outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL`,
    `CREATE INDEX outbox_lease ON outbox (lease) WHERE lease IS NOT NULL`,
  ],
  // The engine has locks of its own.
  [`DROP TABLE addresses`],
  [
    `ALTER TABLE codes RENAME COLUMN address TO email_digest`,
    `ALTER TABLE codes RENAME COLUMN folded TO mailbox_digest`,
    `ALTER TABLE codes RENAME COLUMN lane TO quota`,
    `ALTER TABLE tries RENAME COLUMN folded TO mailbox_digest`,
    `ALTER TABLE passes RENAME COLUMN address TO email_digest`,
    `ALTER TABLE requests RENAME COLUMN address TO email_digest`,
  ],
  [`ALTER TABLE schema_version ADD COLUMN usable_from INTEGER`],
  [
    // Sums of a day, so that they outlive the rows which they count; `day` is since the epoch.
    `CREATE TABLE days (
       day BIGINT NOT NULL, name TEXT NOT NULL, amount BIGINT NOT NULL, PRIMARY KEY (day, name))`,
    `CREATE INDEX passes_created ON passes (created_at)`,
  ],
  [
    `CREATE TABLE asks (
       mailbox_digest TEXT NOT NULL, asker TEXT NOT NULL, asked_at BIGINT NOT NULL,
       PRIMARY KEY (mailbox_digest, asker, asked_at))`,
    `CREATE INDEX asks_asked ON asks (asked_at)`,
    `CREATE INDEX requests_email ON requests (email_digest)`,
  ],
];
