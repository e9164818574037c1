import type { Pool } from 'pg'

const first = [
  'Hodan',
  'Dawit',
  'Chaltu',
  'Marcus',
  'Sahra',
  'Lena',
  'Abel',
  'Ifrah',
  'Tomás',
  'Grace',
  'Yonas',
  'Ruth',
]
const last = ['Yusuf', 'Tesfaye', 'Bekele', 'Okafor', 'Abdi', 'Halvorsen', 'Mwangi', 'Nur', 'Rivera', 'Achieng']

/** Copies one stored application many times, a minute apart, under other names and at all stages; without files. */
export async function copyApplications(pool: Pool, count: number) {
  const { rows } = await pool.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'applications' and is_generated = 'NEVER'`,
  )
  const columns = rows[0]?.columns
  await pool.query(
    `insert into applications (${columns})
     select ${columns} from generate_series(1, $1::int) n, lateral (
       select (jsonb_populate_record(a.whole, jsonb_build_object(
         'id', gen_random_uuid(),
         'first_name', ($2::text[])[1 + n % ${first.length}] || ' ' || n,
         'last_name', ($3::text[])[1 + n / ${first.length} % ${last.length}],
         'email', 'copy' || n || '@mail.example',
         'stage', (array['new', 'in_review', 'interview', 'offer', 'hired', 'declined'])[1 + n % 6],
         'idempotency_key', null,
         'created_at', now() - n * interval '1 minute'))).*
       from (select applications as whole from applications order by created_at desc limit 1) a) copy`,
    [count, first, last],
  )
}
