-- Whether those who may approve a version were told that it waits.
alter table publication_versions add column is_review_mailed boolean not null default false;
