import { z } from 'zod'
import { pageOf } from './page.ts'
import { cursorText, moment, searchText } from './query-text.ts'

/** All logged actions, by filter group. */
export const auditActions = {
  look: [
    'application-opened',
    'file-downloaded',
    'lead-opened',
    'career-form-opened',
    'applications-listed',
    'leads-listed',
    'career-forms-listed',
  ],
  change: [
    'vacancy-created',
    'vacancy-changed',
    'vacancy-activated',
    'vacancy-deactivated',
    'vacancy-deleted',
    'admin-added',
    'admin-removed',
    'role-changed',
    'person-invited',
    'invitation-withdrawn',
    'invitation-accepted',
    'password-changed',
    'password-reset',
    'recovery-issued',
    'recovery-requested',
    'recovery-used',
    'email-confirmed',
    'email-removed',
    'factor-added',
    'factor-renamed',
    'factor-removed',
    'factors-removed',
    'recovery-codes-made',
    'application-moved',
    'application-noted',
    'decline-explained',
    'application-assigned',
    'interview-planned',
    'interview-changed',
    'interview-canceled',
    'scorecard-submitted',
    'criteria-changed',
    'application-withdrawn',
    'erasure-requested',
    'erasure-refused',
    'lead-changed',
    'lead-noted',
    'notice-marked',
    'notice-unmarked',
    'notice-step',
    'lead-accepted',
    'opted-out',
    'opt-out-ended',
    'opt-outs-imported',
    'lead-retried',
    'leads-retried',
    'career-form-handled',
    'career-form-reopened',
    'email-sent',
    'email-undone',
    'template-changed',
    'template-restored',
    'agent-added',
    'agent-changed',
    'agent-activated',
    'agent-deactivated',
    'agents-imported',
    'prices-changed',
    'prices-called-off',
    'picture-added',
    'publication-published',
    'publication-withdrawn',
    'publication-called-off',
    'publication-approved',
    'publication-refused',
    'samples-removed',
    'audit-resealed',
    'keys-rotated',
  ],
  export: [
    'applications-exported',
    'leads-exported',
    'consent-exported',
    'career-forms-exported',
    'agents-exported',
    'prices-exported',
    'audit-exported',
    'export-counted',
    'large-export',
  ],
  erase: ['application-erased', 'lead-erased', 'career-form-erased'],
  'sign-in': ['signed-in', 'new-device', 'signed-out', 'session-ended', 'other-sessions-ended', 'recovery-code-used'],
  refused: [
    'sign-in-failed',
    'sign-in-unknown',
    'sign-in-held',
    'network-held',
    'account-held',
    'proof-failed',
    'factor-failed',
    'passkey-copied',
    'token-reused',
    'file-infected',
  ],
} as const

/** What owners are notified about: who has access, how they got in, and what left the site. */
export const securityNews = [
  'admin-added',
  'admin-removed',
  'invitation-accepted',
  'role-changed',
  'password-reset',
  'recovery-issued',
  'recovery-used',
  'email-confirmed',
  'factor-added',
  'factor-removed',
  'factors-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'passkey-copied',
  'new-device',
  'large-export',
  'network-held',
  'account-held',
  'token-reused',
] as const satisfies AuditAction[]

/** The lists of personal data, whose reading is logged. */
export type PersonalList = 'list-applications' | 'list-leads' | 'list-career-forms'

/** An export of personal data with this many rows is a large one. */
export const largeExportRows = 500

export type AuditGroup = keyof typeof auditActions
export type AuditAction = (typeof auditActions)[AuditGroup][number]
export const auditGroups = ['look', 'change', 'export', 'erase', 'sign-in', 'refused'] as const satisfies AuditGroup[]

const actions = auditGroups.flatMap((group): readonly AuditAction[] => auditActions[group])

export const subjectKinds = [
  'admin',
  'vacancy',
  'application',
  'lead',
  'career-form',
  'agent',
  'prices',
  'publication',
] as const
export type SubjectKind = (typeof subjectKinds)[number]

export const AuditEntry = z.object({
  id: z.number(),
  at: z.string(),
  who: z.string().nullable(),
  action: z.enum(actions),
  subject: z.object({ kind: z.enum(subjectKinds), id: z.string() }).nullable(),
  detail: z.record(z.string(), z.unknown()),
  address: z.string(),
  userAgent: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** `who` is a username, or `-` for people who were not signed in; `q` is the id of an application, lead, or job. */
export const AuditQuery = z.object({
  cursor: cursorText.optional(),
  q: searchText(80).optional(),
  who: searchText(80).optional(),
  group: z.enum([...auditGroups, 'security']).optional(),
  from: moment.optional(),
  until: moment.optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

/** `names`: all usernames in the log, for the filter. */
export const AuditPage = pageOf(AuditEntry).extend({ names: z.array(z.string()) })
export type AuditPage = z.infer<typeof AuditPage>
