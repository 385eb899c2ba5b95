-- The domain of a lead from a business mailbox; NULL for a mailbox at a free provider.
ALTER TABLE leads ADD COLUMN domain_digest TEXT;
CREATE INDEX leads_domain ON leads (domain_digest, created_at);

-- A code belongs to the browser and the network that requested it. Release 1.0.0 alone uses the
-- columns `quota` and `redeemed_at`, and the table `code_requests`.
ALTER TABLE codes ADD COLUMN network TEXT NOT NULL DEFAULT '';

-- `scope` is the digest of the browser or of the network that typed the code. `outcome` says why it
-- was refused.
ALTER TABLE tries ADD COLUMN outcome TEXT NOT NULL DEFAULT 'wrong';
