import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { admins, invitations } from '../schema.ts'
import { first } from '../rows.ts'

type InvitationRow = typeof invitations.$inferSelect
type NewInvitation = Pick<InvitationRow, 'hash' | 'recipient' | 'role' | 'inviterId'> & { id: string | undefined }

/** Replaces one with the same id; returns undefined if that is somebody else’s. */
export function saveInvitation(tx: Db, invitation: NewInvitation, days: number) {
  const values = { ...invitation, expiresAt: sql`now() + make_interval(days => ${days})` }
  const setWhere = eq(invitations.inviterId, invitation.inviterId)
  return first(
    tx
      .insert(invitations)
      .values(values)
      .onConflictDoUpdate({ target: invitations.id, set: values, setWhere })
      .returning(),
  )
}

const columns = {
  id: invitations.id,
  recipient: invitations.recipient,
  role: invitations.role,
  invitedBy: admins.username,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
}

/** Expired ones too, so that owners see that nobody used them. */
export const listInvitations = (db: Db) =>
  db
    .select(columns)
    .from(invitations)
    .innerJoin(admins, eq(admins.id, invitations.inviterId))
    .orderBy(asc(invitations.createdAt), asc(invitations.id))

const isOpen = (hash: string) => and(eq(invitations.hash, hash), gt(invitations.expiresAt, sql`now()`))

export async function findOpenInvitation(db: Db, hash: string) {
  const rows = await db
    .select(columns)
    .from(invitations)
    .innerJoin(admins, eq(admins.id, invitations.inviterId))
    .where(isOpen(hash))
  return rows[0]
}

/** Uses up an invitation: of two requests at once, only one gets it. */
export const takeInvitation = (tx: Db, hash: string) => first(tx.delete(invitations).where(isOpen(hash)).returning())

export const deleteInvitation = (tx: Db, id: string) =>
  first(tx.delete(invitations).where(eq(invitations.id, id)).returning())

export const deleteInvitationsOf = (tx: Db, inviterId: string) =>
  tx.delete(invitations).where(eq(invitations.inviterId, inviterId))

export const deleteInvitationsExpiredFor = (tx: Db, days: number) =>
  tx.delete(invitations).where(lt(invitations.expiresAt, sql`now() - make_interval(days => ${days})`))
