-- Times are milliseconds since the epoch. `browser` and `code` columns hold keyed digests too, never
-- the words themselves.
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE addresses (folded TEXT PRIMARY KEY, touched_at BIGINT NOT NULL);
CREATE INDEX addresses_touched ON addresses (touched_at);

CREATE TABLE codes (
  id TEXT PRIMARY KEY, address TEXT NOT NULL, folded TEXT NOT NULL, browser TEXT NOT NULL,
  lane TEXT NOT NULL, code TEXT NOT NULL, created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL,
  redeemed_at BIGINT);
CREATE INDEX codes_folded ON codes (folded, created_at);
CREATE INDEX codes_created ON codes (created_at);

CREATE TABLE tries (
  folded TEXT NOT NULL, scope TEXT NOT NULL, code TEXT NOT NULL, tried_at BIGINT NOT NULL,
  PRIMARY KEY (folded, scope, code, tried_at));
CREATE INDEX tries_tried ON tries (tried_at);

CREATE TABLE passes (
  id TEXT PRIMARY KEY, address TEXT NOT NULL, code TEXT NOT NULL,
  created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL);
CREATE INDEX passes_address ON passes (address, expires_at);
CREATE INDEX passes_expires ON passes (expires_at);

CREATE TABLE counters (name TEXT PRIMARY KEY, used INTEGER NOT NULL, ends_at BIGINT NOT NULL);
CREATE INDEX counters_ends ON counters (ends_at);

CREATE TABLE requests (
  id TEXT PRIMARY KEY, reference TEXT NOT NULL, address TEXT NOT NULL, created_at BIGINT NOT NULL);
CREATE INDEX requests_created ON requests (created_at);

-- A claim moves due_at behind the lease, so one column means both "not yet" and "claimed".
CREATE TABLE outbox (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, status TEXT NOT NULL, letter TEXT,
  created_at BIGINT NOT NULL, due_at BIGINT NOT NULL, ends_at BIGINT NOT NULL,
  lease TEXT, attempts INTEGER NOT NULL, problem TEXT, done_at BIGINT);
CREATE INDEX outbox_due ON outbox (status, kind, due_at);
CREATE INDEX outbox_done ON outbox (done_at);
CREATE INDEX outbox_lease ON outbox (lease);
