-- A number in one spelling: only digits, without an international prefix and without the country code of the US. Must
-- match comparablePhone in contract/phone-digits.ts.
create function comparable_phone(phone text) returns text language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(00)?(1(?=[0-9]{10}$))?', '');

-- People who do not want to be written to. They are found by a keyed hash, never by the contact itself, so that someone
-- whose data was erased stays left out. An opt-out that has ended is kept: it is part of the record of consent.
create table opt_outs (
  hash text primary key,
  kind text not null check (kind in ('email', 'phone')),
  contact text,
  via text not null check (via in ('hand', 'import', 'message')),
  at timestamptz(3) not null default now(),
  ended_at timestamptz(3)
);
create index opt_outs_by_age on opt_outs (at, hash);
create index opt_outs_by_contact on opt_outs (contact) where contact is not null;
