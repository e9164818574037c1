-- Why an application is kept although the applicant asked for its erasure; such a request is settled.
alter table applications add column erasure_refusal text;
drop index applications_by_erasure_request;
create index applications_by_erasure_request on applications (created_at, id)
  where erasure_requested_at is not null and erasure_refusal is null;
