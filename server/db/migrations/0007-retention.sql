-- The age of an application counts from its last step.
alter table applications add column last_step_at timestamptz(3) not null default now();
update applications set last_step_at = created_at;

-- The audit log can be added to; only after five years may an entry go.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '5 years' then
    return old;
  end if;
  raise exception 'The audit log can only be added to.' using errcode = 'insufficient_privilege';
end $$;
