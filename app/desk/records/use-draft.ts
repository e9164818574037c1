import { useState } from 'react'
import type { z } from 'zod'
import { readStored, removeStored, StorageBlocked, store } from '../calls/storage.ts'

const prefix = 'desk-draft:'

/** Unsent input, stored in this tab: an expired session or a reload loses nothing. */
export function useDraft<S extends z.ZodType>(name: string, schema: S, initial: z.output<S>) {
  const [{ value, resumed }, setState] = useState(() => {
    const stored = readDraft(name, schema)
    return { value: stored ?? initial, resumed: stored !== undefined }
  })
  const change = (next: z.output<S>) => {
    if (JSON.stringify(next) === JSON.stringify(initial)) dropDraft(name)
    else keepDraft(name, next)
    setState({ value: next, resumed })
  }
  const drop = (next: z.output<S>) => {
    dropDraft(name)
    setState({ value: next, resumed: false })
  }
  return { value, resumed, change, drop }
}

export function readDraft<S extends z.ZodType>(name: string, schema: S): z.output<S> | undefined {
  const stored = readStored(prefix + name)
  return stored === null ? undefined : schema.safeParse(stored).data
}

/** Where there is no room left, what is typed is kept only until the page is left. */
export const keepDraft = (name: string, value: unknown) => keep(prefix + name, value)

function keep(name: string, value: unknown) {
  try {
    store(name, value)
  } catch (cause) {
    if (!(cause instanceof StorageBlocked)) throw cause
  }
}

export function dropDraft(name: string) {
  removeStored(prefix + name)
}

export const hasDrafts = () => storedDrafts().length > 0

/** For a record that was erased: what was written about it goes too. */
export function dropDraftsOf(id: string) {
  for (const name of storedDrafts()) if (name.endsWith(`-${id}`)) removeStored(name)
}

const ownerKey = 'desk-drafts-of'

/** Drafts outlast an expired session, but they are for the person who wrote them, not for whoever signs in next. */
export function keepDraftsOf(username: string) {
  const owner = readStored(ownerKey)
  if (owner === username) return
  if (owner !== null) dropAllDrafts()
  keep(ownerKey, username)
}

/** For sign-out: no unsent input may stay behind on the computer. */
export function dropAllDrafts() {
  for (const name of [...storedDrafts(), ownerKey]) removeStored(name)
}

const storedDrafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith(prefix))
