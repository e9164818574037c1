-- A lead whose hidden field was filled in is kept, but goes nowhere until someone at the desk says that it is not spam.
alter table leads add column suspected_spam boolean not null default false;

create index leads_suspected_spam on leads (created_at, id) where suspected_spam;
