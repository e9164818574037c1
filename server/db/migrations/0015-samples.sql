alter table vacancies add column sample boolean not null default false;
alter table agents add column sample boolean not null default false;

-- On a site that is already running: what was stored in the transaction that recorded the samples, and is unchanged since.
update vacancies set sample = true from migrations
  where migrations.name = 'seed' and vacancies.version = 1 and vacancies.created_at = migrations.applied_at::timestamptz(3);
update agents set sample = true from migrations
  where migrations.name = 'seed-agents' and agents.version = 1 and agents.created_at = migrations.applied_at::timestamptz(3);
