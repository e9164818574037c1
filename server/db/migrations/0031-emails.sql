-- Emails that people write in the desk, to applicants and to those who wrote to us; and the templates they start from.
create table email_templates (
  template text primary key,
  -- Null: the original text was restored.
  subject text,
  text text,
  changed_by text not null,
  changed_at timestamptz(3) not null default now()
);

create table emails (
  id uuid primary key default gen_random_uuid(),
  batch_id uuid not null,
  application_id uuid references applications (id) on delete cascade,
  career_submission_id uuid references career_submissions (id) on delete cascade,
  lead_id uuid references leads (id) on delete cascade,
  template text,
  recipient text not null,
  subject text not null,
  text text not null,
  author text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'undone')),
  -- Where the person's record stood before and after, if the email came with a change: undoing takes that back too.
  moved_from text,
  moved_to text,
  last_error text,
  created_at timestamptz(3) not null default now(),
  first_tried_at timestamptz(3),
  settled_at timestamptz(3),
  check (num_nonnulls(application_id, career_submission_id, lead_id) = 1)
);
create index emails_by_batch on emails (batch_id);
create index emails_by_application on emails (application_id, created_at) where application_id is not null;
create index emails_by_career_submission on emails (career_submission_id, created_at) where career_submission_id is not null;
create index emails_by_lead on emails (lead_id, created_at) where lead_id is not null;
