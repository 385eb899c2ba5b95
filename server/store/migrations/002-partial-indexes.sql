-- Most rows have neither a lease nor an end, and need no entry.
DROP INDEX outbox_done;
DROP INDEX outbox_lease;
CREATE INDEX outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX outbox_lease ON outbox (lease) WHERE lease IS NOT NULL;
