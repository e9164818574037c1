-- When a person last said that they want no messages: what they sent us before that is not answered.
alter table opt_outs add column last_at timestamptz(3) not null default now();
update opt_outs set last_at = at;
