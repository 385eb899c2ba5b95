-- Earlier requests are found by mailbox: several addresses can be one.
ALTER TABLE requests ADD COLUMN mailbox_digest TEXT;
CREATE INDEX requests_mailbox ON requests (mailbox_digest, created_at);
