-- What people do with a lead: where it stands, who takes care of it, when to come back to it, and what they noted.
alter table leads
  add column state text not null default 'new' check (state in ('new', 'in_progress', 'answered', 'closed', 'spam')),
  add column owner_id uuid references admins (id) on delete set null,
  add column follow_up_on date,
  add column answered_at timestamptz(3);

-- Until now, leads were answered elsewhere: older ones are not waiting anymore.
update leads set state = 'closed' where created_at < now() - interval '30 days';

create index leads_by_state on leads (state, created_at, id);
create index leads_by_owner on leads (owner_id, created_at, id);
create index leads_by_reason on leads (reason, created_at, id);

create table lead_notes (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references leads (id) on delete cascade,
  author text not null,
  text text not null,
  created_at timestamptz(3) not null default now()
);
create index lead_notes_by_lead on lead_notes (lead_id, created_at);
