import type { ChosenErasure, MovedApplications, StageChanges } from '../../contract/chosen-applications.ts'
import type { Db } from '../db/client.ts'
import { deleteApplications, lockApplications, updateStages } from '../db/queries/desk-applications.ts'
import { discardFilesOf } from '../db/queries/files.ts'
import { writeAudit, type Actor } from './audit.ts'
import { removeFilesNow } from './erasure.ts'
import type { Storage } from './files/uploads.ts'
import { forgetPeople } from './opt-outs.ts'

/** Moves those that are still at the stage that the admin saw. The same call with the stages swapped undoes it. */
export const moveApplications = (db: Db, { moves, reason }: StageChanges, by: Actor): Promise<MovedApplications> =>
  db.transaction(async (tx) => {
    const wanted = new Map(moves.map((move) => [move.id, move]))
    const locked = await lockApplications(tx, [...wanted.keys()])
    const stageOf = new Map(locked.map(({ id, stage }) => [id, stage]))
    const due = [...wanted.values()].filter(({ id, from, stage }) => stageOf.get(id) === from && from !== stage)
    await writeMoves(tx, { moves: due, reason }, by)
    const moved = new Set(due.map(({ id }) => id))
    return { moved: [...moved], skipped: [...wanted.keys()].filter((id) => !moved.has(id)) }
  })

/** Moves applications that are locked, with an audit entry for each. */
export async function writeMoves(tx: Db, { moves, reason }: StageChanges, by: Actor): Promise<void> {
  await updateStages(tx, moves, reason)
  for (const { id, from, stage } of moves)
    await writeAudit(tx, by, {
      action: 'application-moved',
      subject: { kind: 'application', id },
      detail: { from, to: stage },
    })
}

/** Erases those that still exist; the audit log keeps one entry for each, which names nobody. */
export async function eraseApplications(storage: Storage, { ids, reason }: ChosenErasure, by: Actor) {
  const erased = await storage.db.transaction(async (tx) => {
    const rows = await lockApplications(tx, ids)
    if (rows.length === 0) return 0
    const found = rows.map(({ id }) => id)
    await discardFilesOf(tx, 'applicationId', found)
    await deleteApplications(tx, found)
    await forgetPeople(tx, rows)
    for (const id of found)
      await writeAudit(tx, by, {
        action: 'application-erased',
        subject: { kind: 'application', id },
        detail: { reason },
      })
    return rows.length
  })
  await removeFilesNow(storage)
  return { erased }
}
