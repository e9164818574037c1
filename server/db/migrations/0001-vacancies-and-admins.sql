create table vacancies (
  id uuid primary key default gen_random_uuid(),
  job_title text not null,
  tagline text not null,
  company_overview text not null,
  position_summary text not null,
  key_responsibilities text[] not null default '{}',
  location text not null,
  language_requirements text not null,
  experience text not null,
  education text not null,
  certifications text not null,
  technical_expertise text[] not null default '{}',
  core_competencies text[] not null default '{}',
  benefits text[] not null default '{}',
  professional_growth text[] not null default '{}',
  application_requirements text[] not null default '{}',
  status text not null default 'active' constraint vacancies_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create index vacancies_by_status on vacancies (status, created_at);

create table admins (
  id uuid primary key default gen_random_uuid(),
  username text not null unique,
  password_hash text not null,
  created_at timestamptz(3) not null default now()
);
