-- When each piece of regular work was last done, by whichever process did it.
create table last_runs (
  work text primary key,
  at timestamptz(3) not null default now()
);
