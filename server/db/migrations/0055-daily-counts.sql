-- Statistics read how many leads, applications, and ended stays in a stage there were on each day, by each of their
-- facts: counting a long table for every look would not stay fast. A change adds rows for what it changed, so that no
-- change waits for another one; `fold_daily_counts` replaces rows about the same fact with their sum.
create table daily_counts (
  counted_table text not null,
  day date not null,
  fact text not null,
  value text,
  count integer not null
);
create index daily_counts_by_day on daily_counts (counted_table, day);

-- A day is one of the company. The site sets its time zone when it starts, with `count_days_in`.
create table company_time_zone (one boolean primary key default true check (one), name text not null);

create function company_day(timestamptz) returns date language sql stable
  return ($1 at time zone (select name from company_time_zone))::date;

create function facts_of(leads) returns table (day date, fact text, value text) language sql stable as $$
  select day, fact, value
  from company_day($1.created_at) day, lateral (values ($1.answered_at - $1.created_at)) wait (waited), lateral (values
    ('day', day::text),
    ('form', $1.source),
    ('reason', $1.reason),
    ('cameFrom', coalesce($1.origin ->> 'source', $1.origin ->> 'referrer')),
    ('campaign', $1.origin ->> 'campaign'),
    ('wait', case
      when waited is null then 'not_yet'
      when waited <= interval '1 hour' then 'hour'
      when waited <= interval '4 hours' then 'four_hours'
      when waited <= interval '1 day' then 'day'
      when waited <= interval '3 days' then 'three_days'
      when waited <= interval '7 days' then 'week'
      else 'longer'
    end)) facts (fact, value)
  where day is not null and not $1.suspected_spam and $1.state <> 'spam'
$$;

create function facts_of(applications) returns table (day date, fact text, value text) language sql stable as $$
  select day, fact, value
  from company_day($1.created_at) day, lateral (values
    ('day', day::text),
    ('cameFrom', coalesce($1.origin ->> 'source', $1.origin ->> 'referrer')),
    ('campaign', $1.origin ->> 'campaign'),
    ('declined', $1.decline_reason)) facts (fact, value)
  where day is not null and (fact <> 'declined' or $1.stage = 'declined')
$$;

create function facts_of(stage_stays) returns table (day date, fact text, value text) language sql stable as $$
  select day, 'left', $1.stage from company_day($1.left_at) day where day is not null
$$;

do $do$
declare counted text;
begin
  foreach counted in array array['leads', 'applications', 'stage_stays'] loop
    execute format($format$
      create function count_facts_of_%1$s() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into daily_counts
            select '%1$s', f.*, count(*) from after, facts_of(after::%1$s) f group by f.day, f.fact, f.value;
        elsif tg_op = 'DELETE' then
          insert into daily_counts
            select '%1$s', f.*, -count(*) from before, facts_of(before::%1$s) f group by f.day, f.fact, f.value;
        else
          insert into daily_counts
            select '%1$s', day, fact, value, sum(change) from (
              select f.*, -1 as change from before, facts_of(before::%1$s) f
              union all select f.*, 1 from after, facts_of(after::%1$s) f) changes
            group by day, fact, value having sum(change) <> 0;
        end if;
        return null;
      end $$;
      create trigger %1$s_facts_in after insert on %1$s
        referencing new table as after for each statement execute function count_facts_of_%1$s();
      create trigger %1$s_facts_over after update on %1$s
        referencing old table as before new table as after for each statement execute function count_facts_of_%1$s();
      create trigger %1$s_facts_out after delete on %1$s
        referencing old table as before for each statement execute function count_facts_of_%1$s();
    $format$, counted);
  end loop;
end
$do$;

create function count_days_in(time_zone text) returns void language plpgsql as $$
begin
  if exists (select from company_time_zone where name = time_zone) then return; end if;
  lock table leads, applications, stage_stays in share row exclusive mode;
  insert into company_time_zone (name) values (time_zone) on conflict (one) do update set name = excluded.name;
  delete from daily_counts;
  insert into daily_counts
    select counted, day, fact, value, count(*) from (
      select 'leads' as counted, f.* from leads, facts_of(leads) f
      union all select 'applications', f.* from applications, facts_of(applications) f
      union all select 'stage_stays', f.* from stage_stays, facts_of(stage_stays) f) facts
    group by counted, day, fact, value;
end $$;

create function fold_daily_counts() returns void language sql as $$
  with folded as (
    delete from daily_counts
    where day in (select day from daily_counts group by counted_table, day, fact, value having count(*) > 1)
    returning *
  )
  insert into daily_counts
    select counted_table, day, fact, value, sum(count) from folded
    group by counted_table, day, fact, value having sum(count) <> 0
$$;

-- Medians are those of the latest ones.
create index leads_answered on leads (created_at) include (answered_at)
  where answered_at is not null and not suspected_spam and state <> 'spam';
drop index stage_stays_by_end;
create index stage_stays_by_end on stage_stays (stage, left_at) include (entered_at) where left_at is not null;
