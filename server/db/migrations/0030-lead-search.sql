-- The search terms of leads are stored, as those of applications are: computing them for each row that a list passes took
-- seconds with 100,000 leads.
drop index if exists leads_by_words;
alter table leads drop column if exists search;
alter table leads add column search tsvector not null generated always as (
  search_words(name || ' ' || email || ' ' || phone || ' ' || coalesce(message, ''))) stored;
alter table leads alter column search set statistics 500;
create index leads_by_words on leads using gin (search);

-- Also for overdue reports, without a look at each lead.
drop index if exists leads_with_open_notice;
create index leads_with_open_notice on leads (created_at, id) include (due_on)
  where due_on is not null and state <> 'spam' and not suspected_spam;
