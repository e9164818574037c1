import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { accountLinks, admins } from '../schema.ts'
import { first, stored } from '../rows.ts'

type LinkRow = typeof accountLinks.$inferSelect
type LinkPurpose = LinkRow['purpose']
type NewLink = Pick<LinkRow, 'hash' | 'purpose' | 'adminId'> & Partial<Pick<LinkRow, 'issuerId' | 'email'>>

export const insertAccountLink = (tx: Db, link: NewLink, minutes: number) =>
  stored(
    tx
      .insert(accountLinks)
      .values({ ...link, expiresAt: sql`now() + make_interval(mins => ${minutes})` })
      .returning(),
  )

const isOpen = (hash: string, purpose: LinkPurpose) =>
  and(eq(accountLinks.hash, hash), eq(accountLinks.purpose, purpose), gt(accountLinks.expiresAt, sql`now()`))

export async function findOpenLink(db: Db, hash: string, purpose: LinkPurpose) {
  const rows = await db
    .select({
      adminId: admins.id,
      username: admins.username,
      email: accountLinks.email,
      expiresAt: accountLinks.expiresAt,
    })
    .from(accountLinks)
    .innerJoin(admins, eq(admins.id, accountLinks.adminId))
    .where(isOpen(hash, purpose))
  return rows[0]
}

/** Uses up a link: of two requests at once, only one gets it. */
export const takeLink = (tx: Db, hash: string, purpose: LinkPurpose) =>
  first(tx.delete(accountLinks).where(isOpen(hash, purpose)).returning())

/** Of one purpose, or of any. */
export const deleteLinksFor = (tx: Db, adminId: string, purpose?: LinkPurpose) =>
  tx.delete(accountLinks).where(and(eq(accountLinks.adminId, adminId), purpose && eq(accountLinks.purpose, purpose)))

export const deleteLinksIssuedBy = (tx: Db, issuerId: string) =>
  tx.delete(accountLinks).where(eq(accountLinks.issuerId, issuerId))

export const deleteLink = (db: Db, id: string) => db.delete(accountLinks).where(eq(accountLinks.id, id))

export const deleteExpiredLinks = (tx: Db) => tx.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now()`))

/** The links that the person asked for and that still work. */
export const countRequestedLinks = (tx: Db, adminId: string): Promise<number> =>
  tx.$count(
    accountLinks,
    and(
      eq(accountLinks.adminId, adminId),
      eq(accountLinks.purpose, 'recovery'),
      isNull(accountLinks.issuerId),
      gt(accountLinks.expiresAt, sql`now()`),
    ),
  )

/** The address that waits for its confirmation. */
export async function findPendingEmail(db: Db, adminId: string): Promise<string | null> {
  const rows = await db
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(
      and(eq(accountLinks.adminId, adminId), eq(accountLinks.purpose, 'email'), gt(accountLinks.expiresAt, sql`now()`)),
    )
  return rows[0]?.email ?? null
}
