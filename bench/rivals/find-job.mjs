import { Pool } from 'pg'

const pool = new Pool({ host: process.env.PGHOST, user: 'site', database: 'postgres', max: 10 })

/** Reads the same row as the site for the same page. */
export async function findJob(id) {
  const { rows } = await pool.query("select * from vacancies where id = $1 and status = 'active'", [id])
  const job = rows[0]
  const lists = Object.entries(job)
    .filter(([, value]) => Array.isArray(value) || (typeof value === 'string' && value.length > 40))
    .map(([name, value]) => ({ name, items: [value].flat() }))
  return { ...job, lists }
}
