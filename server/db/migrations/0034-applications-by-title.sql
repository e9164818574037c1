-- Applications whose job is known by its title only are filtered by it.
create index applications_by_title on applications (job_title, created_at, id);
create index applications_by_title_and_stage on applications (job_title, stage, created_at, id);
