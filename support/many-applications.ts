import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'

/** First and last names, the most frequent first. */
const first =
  'Hodan Dawit Chaltu Marcus Sahra Lena Abel Ifrah Tomás Grace Yonas Ruth Mohamed Amina Ahmed Fatuma Hassan Selam Abdi Mary ' +
  'Kedir Tigist Ali Nasra Peter Lul José Bilal Asha Samuel Hana Omar Zeinab Daniel Meron Ibrahim Leyla Joseph Almaz Yusuf'
const last =
  'Yusuf Tesfaye Bekele Okafor Abdi Halvorsen Mwangi Nur Rivera Achieng Mohamed Ali Hassan Warsame Osman Jemal Tadesse Wanjiru ' +
  'García Noor Ahmed Okello Hussein Farah Olson Haile Kebede Otieno Jama Girma Lopez Nguyen Larson Abebe Kamau Said Dirie Gebre'
const stages = ['new', 'in_review', 'interview', 'offer', 'hired', 'declined']

/**
 * Copies one stored application many times, some minutes apart, with different names, stages, and answers whose word
 * frequencies are those of real text; without files. Each has passed every stage before its own.
 */
export async function copyApplications(pool: Pool, count: number, minutesApart = 1) {
  const { rows } = await pool.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'applications' and is_generated = 'NEVER'`,
  )
  const columns = rows[0]?.columns
  const [firstNames, lastNames] = [first.split(' '), last.split(' ')]
  await pool.query(
    `insert into applications (${columns})
     select ${columns} from generate_series(1, $1::int) n, lateral (
       select (jsonb_populate_record(a.whole, jsonb_build_object(
         'id', gen_random_uuid(),
         'first_name', ($2::text[])[1 + n % ${firstNames.length}] || ' ' || n,
         'last_name', ($3::text[])[1 + n / ${firstNames.length} % ${lastNames.length}],
         'email', 'copy' || n || '@mail.example',
         'phone', '(612) ' || to_char(5550000 + n, 'FM000-0000'),
         'relevant_experience_summary', ($4::text[])[1 + n % cardinality($4)],
         'why_interested', ($4::text[])[1 + n * 7 % (cardinality($4) - 1)],
         'stage', ($5::text[])[1 + n % ${stages.length}],
         'idempotency_key', null,
         'created_at', now() - n * $6::int * interval '1 minute'))).*
       from (select applications as whole from applications order by created_at desc limit 1) a) copy`,
    [count, firstNames, lastNames, paragraphs(), stages, minutesApart],
  )
  await pool.query(
    `insert into stage_stays (application_id, stage, entered_at, left_at)
     select id, passed, created_at, created_at + place * (1 + extract(minute from created_at)) * interval '1 hour'
     from applications, unnest($1::text[]) with ordinality as stages (passed, place)
     where place < array_position($1::text[], stage)
       and not exists (select from stage_stays where application_id = id and left_at is not null)`,
    [stages],
  )
}

/** The paragraphs of the site's own articles. */
function paragraphs(): string[] {
  const folder = join(import.meta.dirname, '..', 'content', 'articles')
  return readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n\n'))
    .filter((text) => text.length > 80)
}
