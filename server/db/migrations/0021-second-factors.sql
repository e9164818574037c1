-- Passkeys and authenticator apps. The secret of an app is encrypted with a key that is not in the database.
create table factors (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references admins on delete cascade,
  kind text not null check (kind in ('passkey', 'totp')),
  name text not null,
  credential_id text unique,
  public_key text,
  counter bigint,
  transports text[],
  sealed_secret text,
  last_step bigint,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  check (kind <> 'passkey' or (credential_id is not null and public_key is not null and counter is not null
    and transports is not null)),
  check (kind <> 'totp' or (sealed_secret is not null and last_step is not null))
);
create index factors_by_admin on factors (admin_id);

-- Ten per person; used ones stay until new ones are made, so that the account page can say how many are left.
create table recovery_codes (
  hash text primary key,
  admin_id uuid not null references admins on delete cascade,
  used_at timestamptz(3)
);
create index recovery_codes_by_admin on recovery_codes (admin_id);

-- What the site asked a browser to answer. Deleted when it is answered, so each works once.
create table challenges (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('passkey-sign-in', 'passkey-confirm', 'passkey-enroll', 'totp-enroll', 'step')),
  admin_id uuid references admins on delete cascade,
  value text not null unique,
  tries integer not null default 0,
  expires_at timestamptz(3) not null
);
create index challenges_by_expiry on challenges (expires_at);
create index challenges_by_admin on challenges (admin_id);
