-- Applicants who asked for erasure are few; the list counts and shows them.
create index applications_by_erasure_request on applications (created_at, id) where erasure_requested_at is not null;
