import type { AuditAction, SubjectKind } from '../../contract/audit.ts'
import type { Role } from '../../contract/roles.ts'
import type { Db } from '../db/client.ts'

/** Where a request came from; attempts are counted by network. `call`: its name, unless it is a page or a command. */
export type From = { address: string; network: string; userAgent: string | undefined; call?: string }

/**
 * A signed-in admin and where the request came from. `isProven`: they proved who they are a short time ago. `tab`: the
 * tab of the desk that sent it.
 */
export type Actor = From & {
  adminId: string
  username: string
  role: Role
  sessionId: string
  signedInAt: Date
  isProven: boolean
  hasFactor: boolean
  tab: string | undefined
}

/** An admin, or a command that is run on the server. */
export type Author = From & Pick<Actor, 'username'> & Partial<Pick<Actor, 'adminId'>>

type Event = {
  action: AuditAction
  subject?: { kind: SubjectKind; id: string }
  /** Counts, and names of fields and jobs; never what an applicant or visitor wrote. */
  detail?: Record<string, unknown>
}

/** An entry about an account. */
export const aboutAdmin = ({ id, username }: { id: string; username: string }, more: Event['detail'] = {}) => ({
  subject: { kind: 'admin' as const, id },
  detail: { username, ...more },
})

/** Runs in the transaction it is about, so a rollback removes the entry too. */
export const writeAudit = (db: Db, by: From & Partial<Pick<Actor, 'adminId' | 'username' | 'tab'>>, event: Event) =>
  db.record({
    adminId: by.adminId ?? null,
    adminName: by.username ?? null,
    action: event.action,
    subjectKind: event.subject?.kind ?? null,
    subjectId: event.subject?.id ?? null,
    detail: event.detail ?? {},
    address: by.address,
    userAgent: by.userAgent ?? '',
    tab: by.tab,
    call: by.call,
  })
