-- An address is found as a whole too: its parts alone, such as the name of a large mail provider, stand in most rows.
-- Where in a text a word stands is not asked for, so it is not kept.
create or replace function search_words(text) returns tsvector language sql immutable parallel safe as $$
  select strip(to_tsvector('simple', regexp_replace(
    lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g')))
    || array_to_tsvector(array(
      select word from unnest(string_to_array(translate(lower($1), e'\t\n\r', '   '), ' ')) word
      where word like '%_@_%' and length(word) < 300))
$$;

alter table applications drop column search;
alter table applications add column search tsvector not null generated always as (search_words(
  first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '\D', '', 'g') || ' ' ||
  current_address || ' ' || field_of_study || ' ' || relevant_experience_summary || ' ' || key_skills_software || ' ' ||
  experience_african_diaspora || ' ' || understanding_mission || ' ' || scenario_problem_solving1 || ' ' ||
  scenario_problem_solving2 || ' ' || why_interested)) stored;
alter table applications alter column search set statistics 500;
create index applications_by_words on applications using gin (search);

reindex index leads_by_words;
reindex index career_submissions_by_words;
