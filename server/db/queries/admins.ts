import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Role } from '../../../contract/roles.ts'
import type { Db } from '../client.ts'
import { admins } from '../schema.ts'
import { first } from '../rows.ts'

export type AdminRow = typeof admins.$inferSelect

/** Must be unique among the site's advisory locks. */
const adminsLock = 7_210_004

/** Serializes adding and removing admins and changing their roles until the transaction ends. */
export const lockAdmins = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${adminsLock})`)

export const countAdmins = (db: Db): Promise<number> => db.$count(admins)

export const countOwners = (db: Db): Promise<number> => db.$count(admins, isOwner)

const isOwner = eq(admins.role, 'owner')

export async function listOwnerNames(db: Db): Promise<string[]> {
  const rows = await db.select({ username: admins.username }).from(admins).where(isOwner).orderBy(byName)
  return rows.map(({ username }) => username)
}

export const listAdminsWithEmail = (db: Db) =>
  db.select({ id: admins.id, role: admins.role }).from(admins).where(isNotNull(admins.email))

export const listAdminsWithRole = (db: Db, roles: Role[]) =>
  db
    .select({ id: admins.id, username: admins.username })
    .from(admins)
    .where(inArray(admins.role, roles))
    .orderBy(byName)

const byName = asc(sql`lower(${admins.username})`)

/** Both names are lowercased by the database, because its rules differ from JavaScript's. */
export async function findAdminByName(db: Db, username: string): Promise<AdminRow | undefined> {
  const rows = await db
    .select()
    .from(admins)
    .where(eq(sql`lower(${admins.username})`, sql`lower(${username})`))
  return rows[0]
}

export const findAdmin = (db: Db, id: string) => first(db.select().from(admins).where(eq(admins.id, id)))

export const lockAdmin = (tx: Db, id: string) => first(tx.select().from(admins).where(eq(admins.id, id)).for('update'))

type NewAdmin = Pick<AdminRow, 'username' | 'passwordHash' | 'role'>

/** Returns undefined when the name is taken. */
export const insertAdmin = (tx: Db, admin: NewAdmin) =>
  first(tx.insert(admins).values(admin).onConflictDoNothing().returning())

export const updatePassword = (db: Db, id: string, passwordHash: string) =>
  db.update(admins).set({ passwordHash }).where(eq(admins.id, id))

export const updateRole = (tx: Db, id: string, role: Role) => tx.update(admins).set({ role }).where(eq(admins.id, id))

export const updateEmail = (tx: Db, id: string, email: string | null) =>
  tx.update(admins).set({ email }).where(eq(admins.id, id))

export const recordSignIn = (tx: Db, id: string) =>
  tx
    .update(admins)
    .set({ signedInAt: sql`now()` })
    .where(eq(admins.id, id))

export const deleteAdmin = (tx: Db, id: string) => tx.delete(admins).where(eq(admins.id, id))

export const listAdmins = (db: Db) =>
  db
    .select({
      id: admins.id,
      username: admins.username,
      role: admins.role,
      createdAt: admins.createdAt,
      signedInAt: admins.signedInAt,
    })
    .from(admins)
    .orderBy(byName)
