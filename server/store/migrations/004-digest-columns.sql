ALTER TABLE codes RENAME COLUMN address TO email_digest;
ALTER TABLE codes RENAME COLUMN folded TO mailbox_digest;
ALTER TABLE codes RENAME COLUMN lane TO quota;
ALTER TABLE tries RENAME COLUMN folded TO mailbox_digest;
ALTER TABLE passes RENAME COLUMN address TO email_digest;
ALTER TABLE requests RENAME COLUMN address TO email_digest;
