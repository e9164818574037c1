import type { AuditAction, SubjectKind } from '../../contract/audit.ts'
import type { Db } from '../db/client.ts'
import { insertAuditEntry } from '../db/queries/audit.ts'

/** Where a request came from; the network is what tries are counted by. */
export type From = { address: string; network: string; userAgent: string | undefined }

/** An admin at work, and from where. */
export type Actor = From & { adminId: string; username: string; sessionId: string; signedInAt: Date }

type Event = {
  action: AuditAction
  subject?: { kind: SubjectKind; id: string }
  /** Counts, names of fields and of jobs: never what an applicant or a visitor wrote. */
  detail?: Record<string, unknown>
}

/** Part of the transaction it tells about: what is undone is not told. */
export const writeAudit = (db: Db, by: From & Partial<Pick<Actor, 'adminId' | 'username'>>, event: Event) =>
  insertAuditEntry(db, {
    adminId: by.adminId ?? null,
    adminName: by.username ?? null,
    action: event.action,
    subjectKind: event.subject?.kind ?? null,
    subjectId: event.subject?.id ?? null,
    detail: event.detail ?? {},
    address: by.address,
    userAgent: by.userAgent ?? '',
  })
