-- Applicants follow their application with a private link, of which only the hash is stored. A link whose application was
-- erased still says so.
create table applicant_links (
  hash text primary key,
  application_id uuid references applications (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
create index applicant_links_by_application on applicant_links (application_id);

alter table applications
  drop constraint applications_stage,
  add constraint applications_stage
    check (stage in ('new', 'in_review', 'interview', 'offer', 'hired', 'declined', 'withdrawn')),
  add column erasure_requested_at timestamptz(3);
