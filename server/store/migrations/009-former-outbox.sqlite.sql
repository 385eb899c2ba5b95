-- A view of PostgreSQL takes writes by itself.
CREATE TRIGGER outbox_insert INSTEAD OF INSERT ON outbox BEGIN
  INSERT INTO jobs (id, kind, priority, status, payload, created_at, due_at, ends_at, attempts)
  VALUES (NEW.id, NEW.kind, 1, NEW.status, NEW.letter, NEW.created_at, NEW.due_at, NEW.ends_at,
    NEW.attempts);
END;

CREATE TRIGGER outbox_update INSTEAD OF UPDATE ON outbox BEGIN
  UPDATE jobs SET status = NEW.status, payload = NEW.letter, due_at = NEW.due_at,
    ends_at = NEW.ends_at, lease = NEW.lease, attempts = NEW.attempts, problem = NEW.problem,
    done_at = NEW.done_at
  WHERE id = OLD.id;
END;

CREATE TRIGGER outbox_delete INSTEAD OF DELETE ON outbox BEGIN
  DELETE FROM jobs WHERE id = OLD.id;
END;
