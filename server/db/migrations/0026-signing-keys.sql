-- Generations of the key that signs access tokens. The key itself is derived from the secret of the site and the salt, so
-- that the database alone cannot sign. Tokens from before the first generation have no key id.
create table signing_keys (
  kid text primary key,
  salt text not null,
  created_at timestamptz(3) not null default now()
);
create index signing_keys_by_age on signing_keys (created_at);
