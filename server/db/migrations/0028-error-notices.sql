-- Messages that money is missing may be notices of error under 12 CFR 1005.33: the steps, and when the next one is due.
alter table leads
  add column is_notice boolean not null default false,
  add column acknowledged_on date,
  add column decided_on date,
  add column told_on date,
  add column due_on date;

-- A day early at most, because the company's time zone is not known here.
update leads set is_notice = true, due_on = (created_at at time zone 'UTC')::date + 89
where reason in ('Remittance Status', 'Refund') and state <> 'closed';

create index leads_by_due_day on leads (due_on, id) where due_on is not null;
