-- The address that an admin confirmed; a link to recover the account can be sent to it.
alter table admins add column email text;

-- A link that works once, within minutes, for one admin: to choose a new password, or to confirm an address. Only a hash
-- of its secret is kept. It is deleted when it is used, and with the owner who made it.
create table account_links (
  id uuid primary key default gen_random_uuid(),
  hash text not null unique,
  purpose text not null check (purpose in ('recovery', 'email')),
  admin_id uuid not null references admins on delete cascade,
  issuer_id uuid references admins on delete cascade,
  email text,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  check ((purpose = 'email') = (email is not null))
);
create index account_links_by_admin on account_links (admin_id);
create index account_links_by_issuer on account_links (issuer_id);
