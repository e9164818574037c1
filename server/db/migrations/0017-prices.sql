-- A version is never changed, and one row holds all of it, so that nobody reads half of a change. Who made it is in the
-- audit log.
create table price_versions (
  version integer primary key generated always as identity,
  prices jsonb not null,
  -- Not rounded up: a version that takes effect right away is not in the future.
  effective_from timestamptz(3) not null default date_trunc('milliseconds', now()),
  sample boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index price_versions_by_effect on price_versions (effective_from desc, version desc);
