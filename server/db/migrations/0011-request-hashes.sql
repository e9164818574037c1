-- What was sent under an idempotency key: the same key with other content is refused, not taken for a second try.
alter table leads add column request_hash text;
alter table applications add column request_hash text;
alter table career_submissions add column request_hash text;
