import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { admins, sessions } from '../schema.ts'

export type AdminRow = typeof admins.$inferSelect

/** Must be unique among the site's advisory locks. */
const adminsLock = 7_210_004

/** Serializes adding and removing admins until the transaction ends. */
export const lockAdmins = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${adminsLock})`)

export const countAdmins = (db: Db): Promise<number> => db.$count(admins)

/** Both names are lowercased by the database, because its rules differ from JavaScript's. */
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

/** Returns undefined when the name is taken. */
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
