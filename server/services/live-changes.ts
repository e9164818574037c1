import { subjectKinds } from '../../contract/audit.ts'
import { DeskEvent, findChange, readPermissions } from '../../contract/desk-events.ts'
import { SiteError } from '../../contract/errors.ts'
import { may, type Role } from '../../contract/roles.ts'
import type { AppendEntries, Db, NewAuditEntry } from '../db/client.ts'
import { notifyChanges } from '../db/queries/changes.ts'
import type { Actor } from './audit.ts'
import { findSession } from './sessions.ts'
import { tooMany } from './within-limit.ts'

/** Announces what a transaction changed together with its audit entries, so that no change has to do it itself. */
export const announcing =
  (append: AppendEntries): AppendEntries =>
  async (tx, entries) => {
    const changes = entries.flatMap(changeOf)
    // Before the entries, which wait for a lock that all writers share.
    if (changes.length > 0) await notifyChanges(tx, changes)
    return append(tx, entries)
  }

/** What has no subject is about the admin who did it. */
function changeOf({ action, subjectKind, subjectId, adminId, adminName, tab }: NewAuditEntry): DeskEvent[] {
  const change = findChange(action)
  const kind = subjectKinds.find((known) => known === subjectKind) ?? 'admin'
  const id = subjectKind === null ? adminId : subjectId
  return change && id ? [{ kind, id, change, who: adminName, tab }] : []
}

/** An open page of the desk. */
type Watcher = { adminId: string; sessionId: string; role: Role; tell: (event: DeskEvent) => void; end: () => void }

export type LiveChanges = {
  /** Sends a page what changes; returns a function that stops this. */
  watch: (by: Actor, on: Pick<Watcher, 'tell' | 'end'>) => () => void
  /** Passes on what the database announced, and returns it. */
  receive: (message: string) => DeskEvent | undefined
  /** Disconnects the pages whose session has ended, and follows changes of roles. */
  checkSessions: () => Promise<void>
  /** Disconnects all pages: nothing can be sent to them for now, so they reconnect later. */
  end: () => void
}

/** More tabs than a person uses; any others poll for changes now and then. */
const mostPerPerson = 20

export function createLiveChanges(db: Db, isListening: () => boolean): LiveChanges {
  const watchers = new Set<Watcher>()

  const check = async (watcher: Watcher) => {
    const session = await findSession(db, watcher.sessionId)
    if (session) watcher.role = session.role
    else watcher.end()
  }
  const checkAll = async (which: Watcher[]) => {
    for (const watcher of which) await check(watcher).catch(() => watcher.end())
  }

  return {
    watch: ({ adminId, sessionId, role }, { tell, end }) => {
      if (!isListening()) throw new SiteError('unavailable', 'call.unavailable', { retryAfter: 30 })
      if ([...watchers].filter((other) => other.adminId === adminId).length >= mostPerPerson) throw tooMany(30)
      const watcher = { adminId, sessionId, role, tell, end }
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    receive: (message) => {
      const event = readEvent(message)
      if (!event) return undefined
      if (event.kind === 'admin') void checkAll([...watchers].filter(({ adminId }) => adminId === event.id))
      for (const { role, tell } of watchers) if (may(role, readPermissions[event.kind])) tell(event)
      return event
    },
    checkSessions: () => checkAll([...watchers]),
    end: () => {
      for (const { end } of watchers) end()
    },
  }
}

/** Undefined for what only a newer version of the site announces, which may run next to this one for a while. */
function readEvent(message: string): DeskEvent | undefined {
  try {
    return DeskEvent.parse(JSON.parse(message))
  } catch {
    return undefined
  }
}
