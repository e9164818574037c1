-- What a vacancy may state about the job, when it closes, and what its application form asks.
alter table vacancies
  drop constraint vacancies_status,
  add constraint vacancies_status check (status in ('draft', 'active', 'inactive')),
  add column closes_on date,
  add column pay_from numeric(9, 2),
  add column pay_to numeric(9, 2),
  add column pay_per text constraint vacancies_pay_per check (pay_per in ('hour', 'year')),
  add column employment_type text constraint vacancies_employment_type
    check (employment_type in ('full_time', 'part_time', 'contract', 'temporary', 'internship')),
  add column workplace text constraint vacancies_workplace check (workplace in ('on_site', 'hybrid', 'remote')),
  add column skipped_sections text[] not null default '{}',
  add column residence_area text not null default '',
  add column published_at timestamptz(3);

update vacancies set published_at = created_at;
