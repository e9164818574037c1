-- Everyone could do everything before, so everyone becomes an owner. The default is for the previous version, which adds
-- people without a role after a rollback; this version always names one.
alter table admins add column role text not null default 'owner'
  check (role in ('owner', 'hiring', 'leads', 'publisher', 'auditor'));

-- Sessions are deleted a week after they end; the last sign-in stays known.
alter table admins add column signed_in_at timestamptz(3);
update admins set signed_in_at = (
  select max(entry.at) from audit_entries entry where entry.admin_id = admins.id and entry.action = 'signed-in');
