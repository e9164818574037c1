-- Names that differ in letter case only would be taken for one person.
alter table admins drop constraint admins_username_key;
create unique index admins_by_username on admins (lower(username));

create table sessions (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references admins on delete cascade,
  address text not null,
  user_agent text not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  ends_at timestamptz(3) not null,
  ended_at timestamptz(3)
);

create index sessions_by_admin on sessions (admin_id, created_at);

-- Each refresh makes a child of the token it was asked with, so that the return of a parent can be told.
create table refresh_tokens (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references sessions on delete cascade,
  parent_id uuid references refresh_tokens on delete cascade,
  hash text not null unique,
  first_used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);

create index refresh_tokens_by_session on refresh_tokens (session_id);
create index refresh_tokens_by_parent on refresh_tokens (parent_id);

-- A name that no admin has may be a password typed into the wrong field: only a keyed hash is kept.
create table sign_in_attempts (
  id bigint generated always as identity primary key,
  account_hash text not null,
  network text not null,
  at timestamptz(3) not null default now()
);

create index sign_in_attempts_by_account on sign_in_attempts (account_hash, network, at);
create index sign_in_attempts_by_network on sign_in_attempts (network, at);

-- Names are copied, not referenced: a line stays true after the admin, the application or the job is gone.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  admin_id uuid,
  admin_name text,
  action text not null,
  subject_kind text,
  subject_id text,
  detail jsonb not null default '{}',
  address text not null,
  user_agent text not null
);

create index audit_entries_by_subject on audit_entries (subject_kind, subject_id, id);
create index audit_entries_by_admin on audit_entries (admin_name, id);
create index audit_entries_by_action on audit_entries (action, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log can only be added to.' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function refuse_change();
create trigger audit_entries_stay_whole before truncate on audit_entries
  for each statement execute function refuse_change();

-- Words as people search for them: without letter case, accents or punctuation.
create function search_words(text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', regexp_replace(
    lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g'))
$$;

alter table applications add column search tsvector not null generated always as (search_words(
  first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '\D', '', 'g') || ' ' ||
  current_address || ' ' || field_of_study || ' ' || relevant_experience_summary || ' ' || key_skills_software || ' ' ||
  experience_african_diaspora || ' ' || understanding_mission || ' ' || scenario_problem_solving1 || ' ' ||
  scenario_problem_solving2 || ' ' || why_interested)) stored;
alter table applications alter column search set statistics 500;
create index applications_by_words on applications using gin (search);
create index applications_by_stage on applications (stage, created_at, id);
create index applications_by_vacancy_and_stage on applications (vacancy_id, stage, created_at, id);
create index applications_by_name on applications (lower(last_name), lower(first_name), id);

-- How many applications each job has at each stage: counting a long table for every look would not stay fast.
create table application_counts (
  job_title text not null,
  vacancy_id uuid,
  stage text not null,
  count integer not null,
  unique nulls not distinct (vacancy_id, job_title, stage)
);

create function count_applications() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into application_counts as c (vacancy_id, job_title, stage, count)
      select vacancy_id, job_title, stage, -count(*) from before group by 1, 2, 3 order by 1, 2, 3
      on conflict (vacancy_id, job_title, stage) do update set count = c.count + excluded.count;
  end if;
  if tg_op <> 'DELETE' then
    insert into application_counts as c (vacancy_id, job_title, stage, count)
      select vacancy_id, job_title, stage, count(*) from after group by 1, 2, 3 order by 1, 2, 3
      on conflict (vacancy_id, job_title, stage) do update set count = c.count + excluded.count;
  end if;
  return null;
end $$;

create trigger applications_counted_in after insert on applications
  referencing new table as after for each statement execute function count_applications();
create trigger applications_counted_over after update on applications
  referencing old table as before new table as after for each statement execute function count_applications();
create trigger applications_counted_out after delete on applications
  referencing old table as before for each statement execute function count_applications();

insert into application_counts (vacancy_id, job_title, stage, count)
  select vacancy_id, job_title, stage, count(*) from applications group by 1, 2, 3;

create table application_notes (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications on delete cascade,
  author text not null,
  text text not null,
  created_at timestamptz(3) not null default now()
);

create index application_notes_of_application on application_notes (application_id, created_at);

create index leads_by_words on leads
  using gin (search_words(name || ' ' || email || ' ' || phone || ' ' || coalesce(message, '')));
create index leads_by_source on leads (source, created_at, id);

-- A resume that came without an application waits until somebody says that it is dealt with.
alter table career_submissions add column handled_at timestamptz(3);
alter table career_submissions add column handled_by text;
create index career_submissions_by_words on career_submissions
  using gin (search_words(name || ' ' || email || ' ' || phone));
create index career_submissions_open on career_submissions (created_at, id) where handled_at is null;
