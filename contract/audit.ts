/** Everything that is written down, with the group it is filtered by. */
export const auditActions = {
  'signed-in': 'sign-in',
  'signed-out': 'sign-in',
  'sign-in-failed': 'refused',
  'sign-in-held': 'refused',
  'token-reused': 'refused',
  'session-ended': 'sign-in',
  'password-changed': 'change',
  'password-reset': 'change',
  'admin-added': 'change',
  'admin-removed': 'change',
  'vacancy-created': 'change',
  'vacancy-changed': 'change',
  'vacancy-activated': 'change',
  'vacancy-deactivated': 'change',
} as const

export type AuditAction = keyof typeof auditActions
export const auditGroups = ['sign-in', 'look', 'change', 'export', 'erase', 'refused'] as const
export type AuditGroup = (typeof auditGroups)[number]

export const subjectKinds = ['admin', 'vacancy', 'application', 'lead', 'career-form'] as const
export type SubjectKind = (typeof subjectKinds)[number]

export type AuditEntry = {
  id: number
  at: string
  who: string | null
  action: AuditAction
  subject: { kind: SubjectKind; id: string } | null
  detail: Record<string, unknown>
  address: string
  userAgent: string
}
