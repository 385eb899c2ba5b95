-- A job is a kind, a payload and a priority; the lowest priority number is delivered first.
ALTER TABLE outbox RENAME TO jobs;
ALTER TABLE jobs RENAME COLUMN letter TO payload;
ALTER TABLE jobs ADD COLUMN priority INTEGER NOT NULL DEFAULT 1;
UPDATE jobs SET priority =
  CASE kind WHEN 'code' THEN 0 WHEN 'report' THEN 2 WHEN 'webhook' THEN 3 ELSE 1 END;
DROP INDEX outbox_due;
DROP INDEX outbox_done;
DROP INDEX outbox_lease;
CREATE INDEX jobs_due ON jobs (status, priority, due_at, kind);
CREATE INDEX jobs_done ON jobs (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX jobs_lease ON jobs (lease) WHERE lease IS NOT NULL;

-- The former release reads and writes its table through this view.
CREATE VIEW outbox AS
  SELECT id, kind, status, payload AS letter, created_at, due_at, ends_at, lease, attempts, problem,
    done_at
  FROM jobs;
