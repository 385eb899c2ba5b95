ALTER TABLE schema_version ADD COLUMN usable_from INTEGER;
