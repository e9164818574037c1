import { z } from 'zod'
import { auditActions, subjectKinds, type AuditAction, type SubjectKind } from './audit.ts'
import type { Permission } from './roles.ts'

/** Sessions of an admin that may have ended. */
const endings = ['signed-out', 'session-ended', 'other-sessions-ended'] as const satisfies AuditAction[]

const changes = [...auditActions.change, ...auditActions.erase, ...endings] as const

/** A visitor sent something new. */
const received = 'received'

/** Somebody opened or closed something that several people edit, or changed its draft. */
const edited = 'edited'

/**
 * What just changed, as codes and ids only: what a record says now is read by the calls that the person may make. `who`
 * is the admin who changed it, and `tab` the tab of the desk where they did.
 */
export const DeskEvent = z.object({
  kind: z.enum(subjectKinds),
  id: z.string(),
  change: z.enum([...changes, received, edited]),
  who: z.string().nullable(),
  tab: z.string().optional(),
})
export type DeskEvent = z.infer<typeof DeskEvent>

export const newRecord = (kind: SubjectKind, id: string): DeskEvent => ({ kind, id, change: received, who: null })

type Editor = { username: string; tab?: string | undefined }

export const editedRecord = (kind: SubjectKind, id: string, { username, tab }: Editor): DeskEvent => ({
  kind,
  id,
  change: edited,
  who: username,
  tab,
})

/** Looking at something, exporting it, and signing in change nothing that others see. */
export const findChange = (action: string) => changes.find((change) => change === action)

/** The permission that a person needs to be notified that a record of a kind has changed. */
export const readPermissions: Record<SubjectKind, Permission> = {
  admin: 'people.read',
  vacancy: 'hiring.read',
  application: 'hiring.read',
  lead: 'leads.read',
  'career-form': 'hiring.read',
  agent: 'agents.read',
  prices: 'prices.read',
  publication: 'publications.read',
}
