-- What Sunday night takes of the next week stands at the beginning of the week: a minute is then looked up once.
create or replace function open_minutes(hours jsonb) returns int4multirange language sql immutable parallel safe as $$
  select coalesce(range_agg(int4range(opens, closes)) + range_agg(int4range(opens - 10080, closes - 10080)), '{}')
    * '{[0,10080)}'
  from jsonb_array_elements($1) with ordinality as days (spans, day),
    jsonb_array_elements(spans) as span,
    cast((day - 1) * 1440 + minute_of_day(span ->> 'opens') as integer) as opens,
    cast((day - 1) * 1440 + minute_of_day(span ->> 'closes') as integer) as closing,
    cast(closing + case when closing > opens then 0 else 1440 end as integer) as closes
$$;

-- The hours of a week in which a shop is open at all. An index on ranges would hold only the first and the last minute.
create function open_hours(minutes int4multirange) returns integer[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct hour), '{}')
  from unnest($1) as span, generate_series(lower(span) / 60, (upper(span) - 1) / 60) as hour
$$;

-- Makes the stored minutes anew.
update agents set hours = hours;
alter table agents add column open_hours integer[] not null
  generated always as (open_hours(open_minutes(hours))) stored;

-- Where hardly any shop is open, or speaks a language, these find it without a walk past all the others.
create index agents_by_open_hour on agents using gin (open_hours) where status = 'active';
create index agents_by_language on agents using gin (languages) where status = 'active';
