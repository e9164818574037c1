import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { admins, invitations } from '../schema.ts'

type InvitationRow = typeof invitations.$inferSelect
type NewInvitation = Pick<InvitationRow, 'hash' | 'recipient' | 'role' | 'inviterId'>

export async function insertInvitation(tx: Db, invitation: NewInvitation, days: number): Promise<InvitationRow> {
  const rows = await tx
    .insert(invitations)
    .values({ ...invitation, expiresAt: sql`now() + make_interval(days => ${days})` })
    .returning()
  const [row] = rows
  if (!row) throw new Error('The invitation was not stored.')
  return row
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
export async function takeInvitation(tx: Db, hash: string): Promise<InvitationRow | undefined> {
  const rows = await tx.delete(invitations).where(isOpen(hash)).returning()
  return rows[0]
}

export async function deleteInvitation(tx: Db, id: string): Promise<InvitationRow | undefined> {
  const rows = await tx.delete(invitations).where(eq(invitations.id, id)).returning()
  return rows[0]
}

export const deleteInvitationsOf = (tx: Db, inviterId: string) =>
  tx.delete(invitations).where(eq(invitations.inviterId, inviterId))

export const deleteInvitationsExpiredFor = (tx: Db, days: number) =>
  tx.delete(invitations).where(lt(invitations.expiresAt, sql`now() - make_interval(days => ${days})`))
