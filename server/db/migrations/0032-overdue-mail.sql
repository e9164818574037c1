-- Owners are emailed about overdue reports of missing money: at most once a day, and once for each step of a report.
create table overdue_mail (
  one boolean primary key default true check (one),
  day date
);
insert into overdue_mail default values;

-- The due day that owners were emailed about.
alter table leads add column overdue_mailed_for date;
