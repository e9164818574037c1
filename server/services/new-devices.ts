import type { Db } from '../db/client.ts'
import { hasSessionFrom } from '../db/queries/sessions.ts'
import { writeAudit, type From } from './audit.ts'

type Admin = { id: string; username: string; signedInAt: Date | null }

/**
 * Logs a sign-in from a device that is new to the account: it has no mark, and no earlier session came from the same
 * address with the same program. Runs before the new session starts. The first sign-in of an account is no news.
 */
export async function logNewDevice(tx: Db, admin: Admin, from: From, deviceId: string | undefined) {
  if (deviceId !== undefined || admin.signedInAt === null) return
  if (await hasSessionFrom(tx, admin.id, from.address, from.userAgent ?? '')) return
  await writeAudit(tx, { ...from, adminId: admin.id, username: admin.username }, { action: 'new-device' })
}
