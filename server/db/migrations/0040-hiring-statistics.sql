-- Why an applicant was not selected, if somebody said so.
alter table applications add column decline_reason text;
create index applications_by_decline_reason on applications (decline_reason) where decline_reason is not null;

-- When an application entered each stage, and left it.
create table stage_stays (
  application_id uuid not null references applications (id) on delete cascade,
  stage text not null,
  entered_at timestamptz(3) not null default now(),
  left_at timestamptz(3)
);
create index stage_stays_of_application on stage_stays (application_id) where left_at is null;
create index stage_stays_to_delete on stage_stays (application_id);
create index stage_stays_by_end on stage_stays (left_at) where left_at is not null;

insert into stage_stays (application_id, stage, entered_at) select id, stage, last_step_at from applications;

create function enter_stage() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update stage_stays set left_at = now() where application_id = new.id and left_at is null;
  end if;
  insert into stage_stays (application_id, stage, entered_at)
    values (new.id, new.stage, case tg_op when 'INSERT' then new.created_at else now() end);
  return null;
end $$;
create trigger applications_enter_stage after insert on applications
  for each row execute function enter_stage();
create trigger applications_change_stage after update of stage on applications
  for each row when (old.stage is distinct from new.stage) execute function enter_stage();
