import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { errorStatus } from '../../../contract/errors.ts'
import { mergeDrafts } from '../../../contract/merge-drafts.ts'
import { publicationContents } from '../../../contract/publication-content.ts'
import { StoredContent, toStored, type OpenedPublication } from '../../../contract/publication.ts'
import { useLeaveGuard } from '../../ui/use-leave-guard.ts'
import { call, CallError, explain } from '../calls/call.ts'
import { readTokens } from '../calls/session.ts'
import { mayConcern } from '../calls/live.ts'
import { useDeskEvents } from '../calls/use-live.ts'
import { useDeskInfo } from '../calls/use-may.ts'
import { useDraft } from '../records/use-draft.ts'

/** How soon after the last key press a draft is saved. */
const saveAfterMs = 1_500
const heartbeatEveryMs = 10_000

/** What was typed here and is not saved yet, with the draft that it is based on. */
const Unsaved = z.object({ revision: z.number(), base: StoredContent, value: StoredContent }).nullable()
type Unsaved = NonNullable<z.output<typeof Unsaved>>

/** A text that both changed: the person chooses. */
export type Conflict = { field: string; mine: unknown; theirs: unknown }

/** The draft of an item: saved every few seconds, together with what others write at the same time. */
export function usePublication(opened: OpenedPublication, isEditable: boolean) {
  const { id } = opened
  const username = useDeskInfo()?.username
  const stored = useDraft(`publication-${id}`, Unsaved, null)
  /** The same value, for work that has waited for an answer. */
  const unsaved = useRef(stored.value)
  const [server, setServer] = useState({ revision: opened.revision, content: contentOf(opened) })
  const [theirs, setTheirs] = useState<StoredContent>()
  const [failure, setFailure] = useState<string>()
  /** A draft that the server does not accept: it is sent again only once it has been changed. */
  const [refused, setRefused] = useState<string>()
  const [arrival, setArrival] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const saving = useRef<Promise<number>>(undefined)
  const value = stored.value?.value ?? server.content
  const conflicts: Conflict[] =
    theirs && stored.value
      ? mergeDrafts(stored.value.base, value, theirs).conflicts.map((field) => ({
          field,
          mine: value[field],
          theirs: theirs[field],
        }))
      : []
  useLeaveGuard(() => stored.value !== null && readTokens() !== undefined)

  const change = (next: StoredContent) => {
    setArrival(undefined)
    put({ ...(stored.value ?? { revision: server.revision, base: server.content }), value: next })
  }

  const put = (next: Unsaved | null) => {
    unsaved.current = next
    stored.change(next)
  }

  const keep = (next: Unsaved) => put(isSame(next.value, next.base) ? null : next)

  /** Adds what the server has; a field that both changed waits for a decision. */
  const take = (latest: OpenedPublication, who: string | undefined) => {
    const content = contentOf(latest)
    setServer({ revision: latest.revision, content })
    const mine = unsaved.current
    if (mine) {
      const { merged, conflicts: open } = mergeDrafts(mine.base, mine.value, content)
      if (open.length > 0) {
        setTheirs(content)
        return
      }
      setTheirs(undefined)
      keep({ revision: latest.revision, base: content, value: merged })
    }
    if (who !== username) setArrival(who)
  }

  /** What is unsaved may have been kept since before the page was opened, so it may be older than what the page shows. */
  const follow = async (who: string | undefined) => {
    try {
      const latest = await call('publications.open', { id })
      if (latest.revision !== (unsaved.current ?? server).revision) take(latest, who)
    } catch (cause) {
      setFailure(explain(cause))
    }
  }

  /** Changes the draft, one request at a time; returns the revision. */
  const inTurn = (work: () => Promise<number>): Promise<number> => {
    const run = async () => {
      setIsSaving(true)
      try {
        return await work()
      } finally {
        saving.current = undefined
        setIsSaving(false)
      }
    }
    saving.current = run()
    return saving.current
  }

  const send = (sent: Unsaved): Promise<number> =>
    inTurn(async () => {
      const { revision } = await call('publications.saveDraft', { id, revision: sent.revision, draft: sent.value })
      setServer({ revision, content: sent.value })
      setFailure(undefined)
      if (unsaved.current) keep({ revision, base: sent.value, value: unsaved.current.value })
      return revision
    })

  const save = useEffectEvent(async () => {
    const sent = stored.value
    if (!sent || conflicts.length > 0 || saving.current) return
    try {
      await send(sent)
    } catch (cause) {
      const status = cause instanceof CallError ? cause.status : undefined
      if (status === errorStatus.invalid) setRefused(JSON.stringify(sent))
      if (status === errorStatus.conflict) await follow(undefined)
      else setFailure(explain(cause))
    }
  })
  const text = JSON.stringify(stored.value)
  useEffect(() => {
    if (text === 'null' || text === refused || !isEditable || isSaving) return undefined
    const timer = setTimeout(() => void save(), saveAfterMs)
    return () => clearTimeout(timer)
  }, [text, refused, isEditable, isSaving])

  useDeskEvents(['publication'], 'other-tabs', (event) => {
    if (!mayConcern(event, id) || isSaving) return
    // Publishing or calling off changes the draft too, but adds nothing that a colleague wrote.
    void follow(event?.change === 'edited' ? (event.who ?? undefined) : undefined)
  })

  return {
    value,
    revision: server.revision,
    conflicts,
    failure,
    isRefused: text === refused,
    arrival,
    state: stateOf(stored.value !== null, isSaving),
    change,
    /** Decides about a field that both changed. */
    settle: ({ field, theirs: other }: Conflict, choice: 'mine' | 'theirs') => {
      if (!stored.value || !theirs) return
      const next = choice === 'theirs' ? { ...value, ...toStored({ [field]: other }) } : value
      const base = { ...stored.value.base, ...toStored({ [field]: other }) }
      const { merged, conflicts: open } = mergeDrafts(base, next, theirs)
      if (open.length > 0) return put({ ...stored.value, base, value: next })
      setTheirs(undefined)
      return keep({ revision: server.revision, base: theirs, value: merged })
    },
    /** Saves right away what is not saved yet; returns the revision. */
    flush: async (): Promise<number> => {
      const saved = await saving.current
      return unsaved.current ? send(unsaved.current) : (saved ?? server.revision)
    },
    /**
     * Removes the draft that this person has seen, without saving first what they typed. While a newer one of a colleague
     * waits for a decision, that one stays: only what was typed here goes, with `reset`.
     */
    discard: async (): Promise<void> => {
      const saved = await saving.current?.catch(() => undefined)
      if (conflicts.length > 0) return
      const revision = unsaved.current?.revision ?? saved ?? server.revision
      await inTurn(async () => (await call('publications.saveDraft', { id, revision, draft: null })).revision)
    },
    /** After publishing or discarding, the draft is what the server has. */
    reset: (latest: OpenedPublication) => {
      put(null)
      setTheirs(undefined)
      setFailure(undefined)
      setServer({ revision: latest.revision, content: contentOf(latest) })
    },
  }
}

export type SaveState = 'saved' | 'unsaved' | 'saving'

const stateOf = (isUnsaved: boolean, isSaving: boolean): SaveState =>
  isSaving ? 'saving' : isUnsaved ? 'unsaved' : 'saved'

const contentOf = ({ kind, draft, saved }: OpenedPublication): StoredContent =>
  draft ?? saved ?? toStored(publicationContents[kind].empty)

const isSame = (one: StoredContent, other: StoredContent) => JSON.stringify(one) === JSON.stringify(other)

/** Tells others that this person has the item open, and learns who else has. */
export function useOthers(id: string, first: string[], isEditable: boolean): string[] {
  const [others, setOthers] = useState(first)
  const sendHeartbeat = useEffectEvent(async () => {
    if (document.hidden) return
    const answer = await call('publications.heartbeat', { id })
    setOthers(answer.others)
  })
  useEffect(() => {
    if (!isEditable) return undefined
    // If it fails, the next one a few seconds later brings the names up to date.
    const keepPresent = () => void sendHeartbeat().catch(() => undefined)
    keepPresent()
    const timer = setInterval(keepPresent, heartbeatEveryMs)
    return () => {
      clearInterval(timer)
      void call('publications.leave', { id }).catch(() => undefined)
    }
  }, [id, isEditable])
  return others
}
