-- A link that creates one account. Only a hash of its secret is kept. It is deleted when it is used or withdrawn, and
-- with the owner who made it.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  hash text not null unique,
  recipient text not null,
  role text not null check (role in ('owner', 'hiring', 'leads', 'publisher', 'auditor')),
  inviter_id uuid not null references admins on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index invitations_by_inviter on invitations (inviter_id);
