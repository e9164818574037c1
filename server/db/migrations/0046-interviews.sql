-- Who takes care of an application, when the applicant is interviewed, and what the reviewers think.
alter table applications add column owner_id uuid references admins (id) on delete set null;
create index applications_by_owner on applications (owner_id) where owner_id is not null;

-- What reviewers rate; empty for the usual criteria.
alter table vacancies add column criteria text[] not null default '{}';

create table interviews (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications (id) on delete cascade,
  starts_at timestamptz(3) not null,
  time_zone text not null,
  minutes integer not null,
  place text not null,
  message text not null,
  -- Calendars apply a change only if its number is higher than that of the one before.
  sequence integer not null default 0,
  canceled boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index interviews_by_application on interviews (application_id, starts_at);

create table interviewers (
  interview_id uuid not null references interviews (id) on delete cascade,
  admin_id uuid not null references admins (id) on delete cascade,
  primary key (interview_id, admin_id)
);
create index interviewers_by_admin on interviewers (admin_id);

create table scorecards (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications (id) on delete cascade,
  -- Null after the account was removed; the name stays.
  admin_id uuid references admins (id) on delete set null,
  author text not null,
  ratings jsonb not null,
  verdict text check (verdict in ('strong_no', 'no', 'yes', 'strong_yes')),
  comment text not null,
  -- Until then, only the author sees it.
  submitted_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  unique (application_id, admin_id)
);
create index scorecards_by_admin on scorecards (admin_id);

-- The invitation that goes with an email: its method and its text.
alter table emails add column calendar jsonb;
