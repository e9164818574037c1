-- Chosen by the client: a call that is repeated with it, because its answer was lost, makes no other version.
alter table publication_versions add column request_id uuid;
