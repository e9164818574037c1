-- Pictures of published text. Each has several files, in the sizes and formats that a browser may choose from.
create table pictures (
  -- Of the file that was uploaded, of which nothing else is kept.
  hash text primary key,
  -- When it was last uploaded: one that no text uses is removed some days later.
  uploaded_at timestamptz(3) not null default now()
);

alter table files
  add column picture_hash text references pictures (hash),
  drop constraint files_kept,
  add constraint files_kept check ((state = 'kept') = (num_nonnulls(application_id, career_submission_id, picture_hash) = 1));

create unique index files_of_picture on files (picture_hash, role);
