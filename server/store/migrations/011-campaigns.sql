-- A word that CAMPAIGNS lists, or NULL (docs/decisions/leads.md#s1).
ALTER TABLE codes ADD COLUMN campaign TEXT;
ALTER TABLE passes ADD COLUMN campaign TEXT;
ALTER TABLE requests ADD COLUMN campaign TEXT;
