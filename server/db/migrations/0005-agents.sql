-- Points in space: the straight way between two of them orders as the way over the ground does, and an index knows it.
create extension if not exists cube;

create function minute_of_day(time_of_day text) returns integer language sql immutable parallel safe as $$
  select split_part($1, ':', 1)::integer * 60 + split_part($1, ':', 2)::integer
$$;

-- The minutes of a week, from Monday 00:00 on, in which a shop is open; Sunday night may run on beyond the week's end.
create function open_minutes(hours jsonb) returns int4multirange language sql immutable parallel safe as $$
  select coalesce(range_agg(int4range(
    (day - 1)::integer * 1440 + opens,
    (day - 1)::integer * 1440 + closes + case when closes > opens then 0 else 1440 end)), '{}')
  from jsonb_array_elements($1) with ordinality as days (spans, day),
    jsonb_array_elements(spans) as span,
    minute_of_day(span ->> 'opens') as opens,
    minute_of_day(span ->> 'closes') as closes
$$;

create table agents (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  name text not null,
  street text not null,
  city text not null,
  state text not null,
  zip text not null,
  phone text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  time_zone text not null,
  languages text[] not null,
  services text[] not null,
  hours jsonb not null,
  status text not null default 'active' check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  spot cube not null generated always as (cube(array[
    cos(radians(lat)) * cos(radians(lng)), cos(radians(lat)) * sin(radians(lng)), sin(radians(lat))])) stored,
  open_minutes int4multirange not null generated always as (open_minutes(hours)) stored,
  search tsvector not null generated always as (
    search_words(code || ' ' || name || ' ' || street || ' ' || city || ' ' || zip)) stored
);

create index agents_by_spot on agents using gist (spot) where status = 'active';
create index agents_by_words on agents using gin (search);
create index agents_by_place on agents (state, city, name, id);
