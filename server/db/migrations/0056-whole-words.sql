-- A word is what stands between two characters that are neither letters nor digits, as in server/db/search.ts. The parser
-- of PostgreSQL split words that begin like a number, such as 2e9p, into two, so that they were not found.
do $do$
declare letters text;
begin
  select quote_ident(collname) into letters from pg_collation
    where collname in ('pg_c_utf8', 'und-x-icu') order by collname limit 1;
  execute format($f$
    create or replace function search_words(text) returns tsvector language sql immutable parallel safe as $$
      select array_to_tsvector(array(
        select word from (
          select unnest(regexp_split_to_array(
            lower(regexp_replace(normalize(seen, NFD), '[\u0300-\u036f]', '', 'g') collate %1$s), '[^[:alnum:]]+'))
          union
          select word from unnest(string_to_array(translate(lower(seen collate %1$s), e'\t\n\r', '   '), ' ')) word
            where word like '%%_@_%%'
        ) words (word) where word <> '' and length(word) < 300))
      from regexp_replace($1,
        '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\U000e0000-\U000e007f]',
        '', 'g') seen
    $$
  $f$, coalesce(letters, '"default"'));
end
$do$;

alter table applications drop column search;
alter table applications add column search tsvector not null generated always as (search_words(
  first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '\D', '', 'g') || ' ' ||
  current_address || ' ' || field_of_study || ' ' || relevant_experience_summary || ' ' || key_skills_software || ' ' ||
  experience_african_diaspora || ' ' || understanding_mission || ' ' || scenario_problem_solving1 || ' ' ||
  scenario_problem_solving2 || ' ' || why_interested)) stored;
alter table applications alter column search set statistics 500;
create index applications_by_words on applications using gin (search);

alter table leads drop column search;
alter table leads add column search tsvector not null generated always as (
  search_words(name || ' ' || email || ' ' || phone || ' ' || coalesce(message, ''))) stored;
alter table leads alter column search set statistics 500;
create index leads_by_words on leads using gin (search);

alter table agents drop column search;
alter table agents add column search tsvector not null generated always as (
  search_words(code || ' ' || name || ' ' || street || ' ' || city || ' ' || zip)) stored;
create index agents_by_words on agents using gin (search);

reindex index career_submissions_by_words;
