-- Names that differ in letter case only would be taken for one person.
alter table admins drop constraint admins_username_key;
create unique index admins_by_username on admins (lower(username));

create table sessions (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references admins on delete cascade,
  address text not null,
  user_agent text not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  ends_at timestamptz(3) not null,
  ended_at timestamptz(3)
);

create index sessions_by_admin on sessions (admin_id, created_at);

-- Each refresh makes a child of the token it was asked with, so that the return of a parent can be told.
create table refresh_tokens (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references sessions on delete cascade,
  parent_id uuid references refresh_tokens on delete cascade,
  hash text not null unique,
  first_used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);

create index refresh_tokens_by_session on refresh_tokens (session_id);
create index refresh_tokens_by_parent on refresh_tokens (parent_id);

-- A name that no admin has may be a password typed into the wrong field: only a keyed hash is kept.
create table sign_in_attempts (
  id bigint generated always as identity primary key,
  account_hash text not null,
  network text not null,
  at timestamptz(3) not null default now()
);

create index sign_in_attempts_by_account on sign_in_attempts (account_hash, network, at);
create index sign_in_attempts_by_network on sign_in_attempts (network, at);

-- Names are copied, not referenced: a line stays true after the admin, the application or the job is gone.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  admin_id uuid,
  admin_name text,
  action text not null,
  subject_kind text,
  subject_id text,
  detail jsonb not null default '{}',
  address text not null,
  user_agent text not null
);

create index audit_entries_by_subject on audit_entries (subject_kind, subject_id, id);
create index audit_entries_by_admin on audit_entries (admin_name, id);
create index audit_entries_by_action on audit_entries (action, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log can only be added to.' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function refuse_change();
create trigger audit_entries_stay_whole before truncate on audit_entries
  for each statement execute function refuse_change();
