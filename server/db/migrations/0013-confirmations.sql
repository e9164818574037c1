-- Whom an inquiry was confirmed to by mail during the last day, so that nobody can have a stranger mailed again and again.
create table confirmations (
  address_hash text primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  at timestamptz(3) not null default now()
);

create index confirmations_by_age on confirmations (at);
create index confirmations_by_lead on confirmations (lead_id);
