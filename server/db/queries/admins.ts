import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { admins, sessions } from '../schema.ts'

export type AdminRow = typeof admins.$inferSelect

/** Any number that no other advisory lock of the site uses. */
const adminsLock = 7_210_004

/** Whoever adds or removes an admin queues here until the transaction ends. */
export const lockAdmins = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${adminsLock})`)

export const countAdmins = (db: Db): Promise<number> => db.$count(admins)

/** The database folds both names: it knows capital letters in another way than JavaScript does. */
export async function findAdminByName(db: Db, username: string): Promise<AdminRow | undefined> {
  const rows = await db
    .select()
    .from(admins)
    .where(eq(sql`lower(${admins.username})`, sql`lower(${username})`))
  return rows[0]
}

export async function lockAdmin(tx: Db, id: string): Promise<AdminRow | undefined> {
  const rows = await tx.select().from(admins).where(eq(admins.id, id)).for('update')
  return rows[0]
}

/** Nothing when the name is taken. */
export async function insertAdmin(tx: Db, username: string, passwordHash: string): Promise<AdminRow | undefined> {
  const rows = await tx.insert(admins).values({ username, passwordHash }).onConflictDoNothing().returning()
  return rows[0]
}

export const updatePassword = (db: Db, id: string, passwordHash: string) =>
  db.update(admins).set({ passwordHash }).where(eq(admins.id, id))

export const deleteAdmin = (tx: Db, id: string) => tx.delete(admins).where(eq(admins.id, id))

export const listAdmins = (db: Db) =>
  db
    .select({
      id: admins.id,
      username: admins.username,
      createdAt: admins.createdAt,
      lastSeenAt: sql<Date | null>`max(${sessions.lastUsedAt})`.mapWith(sessions.lastUsedAt),
    })
    .from(admins)
    .leftJoin(sessions, eq(sessions.adminId, admins.id))
    .groupBy(admins.id)
    .orderBy(asc(sql`lower(${admins.username})`))
