-- What the checks found in a version and its author accepted, or leaves to an owner; whose approval it needs; and why
-- somebody refused it.
alter table publication_versions
  add column problems jsonb not null default '[]',
  add column waits_for text check (waits_for in ('second-person', 'owner')),
  add column refused_by text,
  add column refusal text;
