-- The counts of a change are locked in one order, whichever way an application moves: two people who moved applications in
-- opposite directions at the same time made each other fail. A change that moves nothing no longer waits for them.
create or replace function count_applications() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into application_counts as c (vacancy_id, job_title, stage, count)
      select vacancy_id, job_title, stage, count(*) from after group by 1, 2, 3 order by 1, 2, 3
      on conflict (vacancy_id, job_title, stage) do update set count = c.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into application_counts as c (vacancy_id, job_title, stage, count)
      select vacancy_id, job_title, stage, -count(*) from before group by 1, 2, 3 order by 1, 2, 3
      on conflict (vacancy_id, job_title, stage) do update set count = c.count + excluded.count;
  else
    insert into application_counts as c (vacancy_id, job_title, stage, count)
      select vacancy_id, job_title, stage, sum(change) from (
        select vacancy_id, job_title, stage, -1 as change from before
        union all select vacancy_id, job_title, stage, 1 from after) changes
      group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
      on conflict (vacancy_id, job_title, stage) do update set count = c.count + excluded.count;
  end if;
  return null;
end $$;
