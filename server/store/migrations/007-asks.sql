CREATE TABLE asks (
  mailbox_digest TEXT NOT NULL, asker TEXT NOT NULL, asked_at BIGINT NOT NULL,
  PRIMARY KEY (mailbox_digest, asker, asked_at));
CREATE INDEX asks_asked ON asks (asked_at);
CREATE INDEX requests_email ON requests (email_digest);
