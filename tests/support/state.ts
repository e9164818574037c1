import { createHash } from 'node:crypto'
import type { TestSite } from './site.ts'

/** A fingerprint of all stored data, except when sessions were last used. */
export async function stateOf(site: TestSite): Promise<string> {
  const tables = [
    'admins',
    'agents',
    'vacancies',
    'applications',
    'application_notes',
    'applicant_links',
    'files',
    'leads',
    'lead_notes',
    'consents',
  ]
  const more = [
    'career_submissions',
    'deliveries',
    'opt_outs',
    'stage_stays',
    'price_versions',
    'pictures',
    'publications',
    'publication_versions',
    'audit_entries',
    'refresh_tokens',
    'invitations',
    'account_links',
  ]
  const emails = ['email_templates', 'emails', 'interviews', 'interviewers', 'scorecards']
  const access = ['factors', 'recovery_codes', 'challenges']
  const sum = createHash('sha256')
  for (const table of [...tables, ...more, ...emails, ...access]) {
    const { rows } = await site.pool.query<{ rows: string }>(
      `select coalesce(string_agg(t::text, '|' order by t::text), '') as rows from ${table} t`,
    )
    sum.update(rows[0]?.rows ?? '')
  }
  const { rows } = await site.pool.query<{ ended: string }>('select count(ended_at) as ended from sessions')
  return sum.update(String(rows[0]?.ended)).digest('hex')
}
