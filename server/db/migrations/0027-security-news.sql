-- The last entry of the audit log that a person has marked as read.
alter table admins add column news_seen_id bigint not null default 0;
update admins set news_seen_id = (select coalesce(max(id), 0) from audit_entries);

-- The last entry that owners were told about by email.
create table news_mail (
  one boolean primary key default true check (one),
  entry_id bigint not null
);
insert into news_mail (entry_id) select coalesce(max(id), 0) from audit_entries;
