-- Attempts of a known device or of a session are counted apart from those of strangers, who cannot lock it out.
-- For them, `network` holds the device or the session.
alter table sign_in_attempts add column is_known boolean not null default false;

create index sign_in_attempts_by_account_alone on sign_in_attempts (account_hash, at) where not is_known;
