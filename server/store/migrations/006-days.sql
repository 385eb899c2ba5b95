-- Sums of a day outlive the rows that they count; `day` is counted from the epoch.
CREATE TABLE days (
  day BIGINT NOT NULL, name TEXT NOT NULL, amount BIGINT NOT NULL, PRIMARY KEY (day, name));
CREATE INDEX passes_created ON passes (created_at);
