-- The domain of a lead from a business mailbox; NULL for a mailbox at a free provider.
ALTER TABLE leads ADD COLUMN domain_digest TEXT;
CREATE INDEX leads_domain ON leads (domain_digest, created_at);
