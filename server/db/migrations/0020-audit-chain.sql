-- Each entry has its number and a keyed hash over itself and the entry before. The key is not in the database: the site
-- signs the entries that exist when it starts.
alter table audit_entries add column position bigint;
alter table audit_entries add column hash text;

-- The last entry, and the last one that retention removed, signed as well. Writers lock this row, so that there is one
-- order. Without a seal, the chain has not been started.
create table audit_chain (
  one boolean primary key default true check (one),
  position bigint not null default 0,
  hash text not null default '',
  start_position bigint not null default 0,
  start_hash text not null default '',
  seal text
);
insert into audit_chain default values;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '5 years' then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - '{position,hash}'::text[] = to_jsonb(old) - '{position,hash}'::text[] then
    return new;
  end if;
  raise exception 'The audit log can only be added to.' using errcode = 'insufficient_privilege';
end $$;
