-- Chosen by the client: a call that is repeated with it, because its answer was lost, saves no other version.
alter table price_versions add column request_id uuid unique;
