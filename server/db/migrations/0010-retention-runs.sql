-- When records were last looked through for what is too old. A clock that jumps ahead shows as a long pause.
create table retention_runs (
  one boolean primary key default true check (one),
  ran_at timestamptz(3) not null
);
