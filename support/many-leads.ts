import type { Pool } from 'pg'

const names =
  'Hodan Dawit Chaltu Marcus Sahra Lena Abel Ifrah Grace Yonas Ruth Mohamed Amina Ahmed Fatuma Hassan'.split(' ')
const messages = [
  'I run a grocery on Lake Street.',
  'Where is my money? I sent it on Friday.',
  'Please call me about fees for businesses.',
  'How long does a transfer to a wallet take?',
]

/**
 * Copies one stored lead many times, some minutes apart, with every reason, source, state, and owner; two in five were answered, a third was snoozed, and
 * one in fifty is suspected spam. Of the deliveries, 20 are waiting and 20 failed, however many there are.
 */
export async function copyLeads(pool: Pool, count: number, minutesApart = 1) {
  const { rows } = await pool.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'leads' and is_generated = 'NEVER'`,
  )
  const columns = rows[0]?.columns
  await pool.query(
    `insert into leads (${columns})
     select ${columns} from generate_series(1, $1::int) n, lateral (
       select (jsonb_populate_record(a.whole, jsonb_build_object(
         'id', gen_random_uuid(),
         'name', ($2::text[])[1 + n % ${names.length}] || ' ' || n,
         'email', 'copy' || n || '@mail.example',
         'phone', '612555' || to_char(n % 10000, 'FM0000'),
         'message', ($3::text[])[1 + n % ${messages.length}],
         'source', (array['home', 'home-popup', 'join', 'b2b', 'ngo'])[1 + n % 5],
         'reason', (array['New Agent Inquiry', 'Remittance Status', 'Send Money Now', null])[1 + n % 4],
         'state', (array['new', 'in_progress', 'answered', 'closed', 'spam'])[1 + n / 7 % 5],
         'owner_id', case when n % 3 = 0 then (select id from admins limit 1) end,
         'follow_up_on', case when n % 3 = 1 then current_date + (n % 60 - 30) end,
         'answered_at', case when n / 7 % 5 in (2, 3) then now() - n * $4::int * interval '1 minute' + n % 997 * interval '10 minutes' end,
         'suspected_spam', n % 50 = 0,
         'is_notice', n % 4 = 1,
         'due_on', case when n % 4 = 1 and n % 3 = 0 then current_date + (n % 100 - 60) end,
         'origin', jsonb_build_object('campaign', 'campaign ' || n % 20, 'referrer', 'site' || n % 20 || '.example'),
         'request_key', null,
         'created_at', now() - n * $4::int * interval '1 minute'))).*
       from (select leads as whole from leads order by created_at desc limit 1) a) copy`,
    [count, names, messages, minutesApart],
  )
  await pool.query(
    `insert into deliveries (lead_id, channel, state)
     select id, 'crm', case when age <= 20 then 'waiting' when age <= 40 then 'failed' else 'delivered' end
     from (select *, row_number() over (order by created_at desc) as age from leads) leads where not suspected_spam on conflict do nothing`,
  )
}
