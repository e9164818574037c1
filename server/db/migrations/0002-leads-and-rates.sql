create table leads (
  id uuid primary key,
  source text not null,
  name text not null,
  email text not null,
  phone text not null,
  reason text,
  message text,
  page text,
  -- Fingerprint of the Idempotency-Key together with what was sent; a retry has the same one.
  request_key text unique,
  created_at timestamptz(3) not null default now()
);

create index leads_by_age on leads (created_at, id);

create table consents (
  lead_id uuid primary key references leads on delete cascade,
  version text not null,
  text text not null,
  sms boolean not null,
  source text not null,
  page text,
  address text not null,
  user_agent text,
  created_at timestamptz(3) not null default now()
);

-- How far a lead has come on its way to somebody else. The queue decides when to try; this says what became of it.
create table deliveries (
  lead_id uuid not null references leads on delete cascade,
  channel text not null constraint deliveries_channel check (channel in ('crm', 'mail')),
  state text not null default 'waiting' constraint deliveries_state check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  first_tried_at timestamptz(3),
  last_error text,
  record_id text,
  updated_at timestamptz(3) not null default now(),
  primary key (lead_id, channel)
);

create index deliveries_by_state on deliveries (state, updated_at);

-- Counts of one minute, shared by all instances; losing them in a crash harms nobody.
create unlogged table lead_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- The access token that all instances use, and when the last ones were asked for: the CRM allows few.
create table crm_tokens (
  crm text primary key,
  access_token text,
  api_domain text,
  expires_at timestamptz(3),
  asked_at timestamptz(3)[] not null default '{}'
);

insert into crm_tokens (crm) values ('zoho');

-- One row: the last good rates, and when an instance last asked for newer ones.
create table exchange_rates (
  id boolean primary key default true constraint exchange_rates_one_row check (id),
  asked_at timestamptz(3),
  base text,
  as_of timestamptz(3),
  source text,
  rates jsonb
);

insert into exchange_rates default values;
