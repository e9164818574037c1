import { expect, test } from 'vitest'
import type { AuditEntry } from '../../contract/audit.ts'
import { auditText } from './audit-text.ts'

const entry = (action: AuditEntry['action'], detail: AuditEntry['detail']): AuditEntry => ({
  id: 1,
  at: '2026-11-14T12:00:00.000Z',
  who: 'nimo.warsame',
  action,
  subject: { kind: 'lead', id: '0f0e0d0c-0000-4000-8000-000000000000' },
  detail,
  address: '127.0.0.1',
  userAgent: 'test',
})

test('the audit log writes days and times as people do', () => {
  expect(auditText(entry('lead-changed', { followUpOn: '2026-12-24' }))).toContain('follow up on December 24, 2026')
  const effectiveFrom = '2026-11-17T20:30:00.000Z'
  expect(auditText(entry('prices-changed', { rows: 3, effectiveFrom }))).toMatch(
    /effective Nov 1[78], 2026, \d+:\d\d\s[AP]M \S+$/,
  )
})
