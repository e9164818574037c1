-- The emails about the last change of an interview, and what the interview was before: undoing the emails undoes the change.
alter table interviews
  add column batch_id uuid,
  -- Null for a new interview.
  add column before jsonb;
create index interviews_by_batch on interviews (batch_id) where batch_id is not null;
