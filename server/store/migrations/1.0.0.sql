-- Times are in milliseconds since the epoch. Emails, mailboxes, browsers, networks and codes are
-- stored as keyed digests only.
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);

-- One code for each mail. `quota` names the limit that counts the code. `assignment` is the IPv4
-- address or IPv6 /48 that requested it. `campaign` is a word that CAMPAIGNS lists, or NULL
-- (docs/decisions/leads.md#s1).
CREATE TABLE codes (
  id TEXT PRIMARY KEY, email_digest TEXT NOT NULL, mailbox_digest TEXT NOT NULL,
  browser TEXT NOT NULL, assignment TEXT NOT NULL, quota TEXT NOT NULL, code TEXT NOT NULL, campaign TEXT,
  created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL, redeemed_at BIGINT);
CREATE INDEX codes_mailbox ON codes (mailbox_digest, created_at);
CREATE INDEX codes_created ON codes (created_at);

-- The requester is a browser or, without a cookie, a network.
CREATE TABLE code_requests (
  mailbox_digest TEXT NOT NULL, requester TEXT NOT NULL, requested_at BIGINT NOT NULL,
  PRIMARY KEY (mailbox_digest, requester, requested_at));
CREATE INDEX code_requests_requested ON code_requests (requested_at);

-- Wrong codes. `scope` names the budget that counts them.
CREATE TABLE tries (
  mailbox_digest TEXT NOT NULL, scope TEXT NOT NULL, code TEXT NOT NULL, tried_at BIGINT NOT NULL,
  PRIMARY KEY (mailbox_digest, scope, code, tried_at));
CREATE INDEX tries_tried ON tries (tried_at);

-- A pass has the id of the code that it was given for.
CREATE TABLE passes (
  id TEXT PRIMARY KEY, email_digest TEXT NOT NULL, code TEXT NOT NULL, campaign TEXT,
  created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL);
CREATE INDEX passes_email ON passes (email_digest, expires_at);
CREATE INDEX passes_created ON passes (created_at);
CREATE INDEX passes_expires ON passes (expires_at);

CREATE TABLE counters (name TEXT PRIMARY KEY, used INTEGER NOT NULL, ends_at BIGINT NOT NULL);
CREATE INDEX counters_ends ON counters (ends_at);

CREATE TABLE leads (
  id TEXT PRIMARY KEY, reference TEXT NOT NULL, email_digest TEXT NOT NULL,
  mailbox_digest TEXT NOT NULL, campaign TEXT, created_at BIGINT NOT NULL);
CREATE INDEX leads_mailbox ON leads (mailbox_digest, created_at);
CREATE INDEX leads_created ON leads (created_at);

-- Mails and webhook calls. The lowest priority is delivered first. A claim moves `due_at` to the end
-- of its lease, so one column means both "not yet" and "claimed". The fault is that of the last
-- attempt; `fault_final` is 1 if another attempt would fail too, otherwise 0.
CREATE TABLE jobs (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, priority INTEGER NOT NULL, status TEXT NOT NULL,
  payload TEXT, created_at BIGINT NOT NULL, due_at BIGINT NOT NULL, ends_at BIGINT NOT NULL,
  lease TEXT, attempts INTEGER NOT NULL, done_at BIGINT,
  fault_stage TEXT, fault_code TEXT, fault_final INTEGER);
CREATE INDEX jobs_due ON jobs (status, priority, due_at, kind);
-- Most jobs have neither a lease nor an end, and need no entry.
CREATE INDEX jobs_done ON jobs (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX jobs_lease ON jobs (lease) WHERE lease IS NOT NULL;

-- Totals outlive the rows that they count. `day` is counted from the epoch.
CREATE TABLE daily_totals (
  day BIGINT NOT NULL, name TEXT NOT NULL, total BIGINT NOT NULL, PRIMARY KEY (day, name));
