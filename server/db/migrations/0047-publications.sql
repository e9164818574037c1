-- Text that people publish without a developer, in place of the text in the site's files or in addition to it.
create table publications (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  key text not null,
  -- What is written but not published yet.
  draft jsonb,
  revision integer not null default 0,
  drafted_by uuid references admins (id) on delete set null,
  drafted_by_name text,
  drafted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (kind, key)
);

-- Kept forever, and never changed, except that a version is approved or called off before it takes effect.
create table publication_versions (
  id bigint generated always as identity primary key,
  publication_id uuid not null references publications (id),
  -- Null withdraws what was published.
  content jsonb,
  -- The number of the schema that the content follows.
  schema integer not null,
  wanted_at timestamptz(3) not null,
  -- Null while it waits for a second person, and after it was called off.
  effective_at timestamptz(3),
  author_id uuid references admins (id) on delete set null,
  author text not null,
  approver_id uuid references admins (id) on delete set null,
  approver text,
  called_off_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index publication_versions_by_item on publication_versions (publication_id, effective_at desc, id desc);
create index publication_versions_by_time on publication_versions (effective_at);

-- Who has an item open, to see each other.
create table publication_editors (
  publication_id uuid not null references publications (id) on delete cascade,
  admin_id uuid not null references admins (id) on delete cascade,
  seen_at timestamptz(3) not null default now(),
  primary key (publication_id, admin_id)
);
