-- When the person last proved who they are in a session: by signing in, or by confirming it later.
alter table sessions add column proven_at timestamptz(3) not null default now();
update sessions set proven_at = created_at;
