create table applications (
  id uuid primary key default gen_random_uuid(),
  -- A vacancy may be removed; the application keeps the title it was made for.
  vacancy_id uuid references vacancies (id) on delete set null,
  job_title text not null,
  stage text not null default 'new' constraint applications_stage
    check (stage in ('new', 'in_review', 'interview', 'offer', 'hired', 'declined')),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  current_address text not null,
  reside_in_twin_cities text not null,
  english_proficiency text not null,
  additional_languages jsonb not null,
  highest_education text not null,
  field_of_study text not null,
  professional_certifications jsonb not null,
  years_professional_experience text not null,
  managed_projects_programs text not null,
  relevant_experience_summary text not null,
  regulatory_knowledge jsonb not null,
  key_skills_software text not null,
  experience_african_diaspora text not null,
  understanding_mission text not null,
  scenario_problem_solving1 text not null,
  scenario_problem_solving2 text not null,
  reference1 jsonb not null,
  reference2 jsonb not null,
  availability text not null,
  availability_other text not null,
  salary_expectations text not null,
  why_interested text not null,
  legal_declaration1 boolean not null,
  legal_declaration2 boolean not null,
  legal_declaration3 boolean not null,
  electronic_signature text not null,
  signature_kind text not null constraint applications_signature_kind check (signature_kind in ('drawn', 'typed')),
  date date not null,
  years_bsa_aml text,
  idempotency_key text unique,
  created_at timestamptz(3) not null default now()
);

create index applications_by_time on applications (created_at, id);
create index applications_by_vacancy on applications (vacancy_id, created_at, id);

create table career_submissions (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text not null,
  source text not null constraint career_submissions_source check (source in ('company', 'popup', 'api')),
  idempotency_key text unique,
  created_at timestamptz(3) not null default now()
);

create index career_submissions_by_time on career_submissions (created_at, id);

-- What the file store holds or is about to hold. A row is written before the store gets its first
-- byte, so nothing in the store is unknown here: staged until the row it belongs to is committed,
-- then kept; what is never kept is removed, first from the store and then from this table.
create table files (
  key text primary key,
  upload_id uuid not null,
  application_id uuid references applications (id),
  career_submission_id uuid references career_submissions (id),
  role text not null,
  original_name text not null,
  media_type text not null default 'application/octet-stream',
  size bigint not null default 0,
  -- Whether the content was recognized as one of the kinds that we take.
  verified boolean not null default false,
  state text not null default 'staged' constraint files_state check (state in ('staged', 'kept', 'removing')),
  -- While a request is still writing, it moves this ahead of the clock.
  leased_until timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  constraint files_kept check ((state = 'kept') = (num_nonnulls(application_id, career_submission_id) = 1))
);

create unique index files_of_application on files (application_id, role);
create unique index files_of_career_submission on files (career_submission_id, role);
create index files_of_upload on files (upload_id);
create index files_to_remove on files (leased_until) where state <> 'kept';

-- The counts of one network's submissions are no longer those of leads alone.
alter table lead_limits rename to limits;
