import type { AuditAction, AuditGroup, SubjectKind } from '../../contract/audit.ts'

export const auditTexts = {
  title: 'Audit',
  intro: 'Who did what, when and from where. No one can change or remove a line.',
  export: 'Export CSV',
  search: 'Search',
  searchHint: 'Number of an application, lead or job',
  who: 'Who',
  everyone: 'Everyone',
  notSignedIn: 'Not signed in',
  what: 'What',
  everything: 'Everything',
  from: 'From',
  to: 'To',
  head: ['When', 'Who', 'What', 'From where'],
  zone: (zone: string) => `Newest first. Times are ${zone}.`,
  refused: 'Refused',
  clear: 'Clear all filters',
  empty: { title: 'No lines fit these filters', text: 'Choose other filters, or clear them.' },
  paging: 'More lines',
  showing: (count: number) => `Showing ${count} ${count === 1 ? 'line' : 'lines'}`,
}

export const auditGroupNames: Record<AuditGroup, string> = {
  look: 'Opened or downloaded',
  change: 'Changed',
  export: 'Exported',
  erase: 'Erased',
  'sign-in': 'Signed in or out',
  refused: 'Refused',
}

export const subjectNames: Record<SubjectKind, string> = {
  admin: 'administrator',
  vacancy: 'job',
  application: 'application',
  lead: 'lead',
  'career-form': 'career form',
}

/** `{subject}` is a link to what it is about; other names stand for details of the line. */
export const auditSentences: Record<AuditAction, string> = {
  'vacancy-created': 'Created {subject}',
  'vacancy-changed': 'Changed {subject}: {changed}',
  'vacancy-activated': 'Activated {subject}',
  'vacancy-deactivated': 'Deactivated {subject}',
  'admin-added': 'Added administrator {username}',
  'admin-removed': 'Removed administrator {username}',
  'password-changed': 'Changed their own password',
  'password-reset': 'Set a new password for {username}',
  'audit-exported': 'Exported the audit as CSV',
  'signed-in': 'Signed in',
  'signed-out': 'Signed out',
  'session-ended': 'Ended one of their own sessions',
  'sign-in-failed': 'Wrong password for {username}',
  'sign-in-unknown': 'A name that no administrator has',
  'sign-in-held': 'Five failures; this address is held for 15 minutes',
  'token-reused': 'An old token was used again; the session was ended',
}
