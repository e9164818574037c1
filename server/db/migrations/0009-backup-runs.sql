-- When a backup was last made whole.
create table backup_runs (
  one boolean primary key default true check (one),
  ran_at timestamptz(3) not null
);
