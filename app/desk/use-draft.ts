import { useState } from 'react'
import type { z } from 'zod'
import { readKept } from './storage.ts'

const prefix = 'desk-draft:'

/** What is being typed, kept in this tab until it is sent: an expired session or a reload loses nothing. */
export function useDraft<S extends z.ZodType>(name: string, schema: S, initial: z.output<S>) {
  const [{ value, resumed }, setState] = useState(() => {
    const kept = readDraft(name, schema)
    return { value: kept ?? initial, resumed: kept !== undefined }
  })
  const change = (next: z.output<S>) => {
    sessionStorage.setItem(prefix + name, JSON.stringify(next))
    setState({ value: next, resumed })
  }
  const drop = (next: z.output<S>) => {
    dropDraft(name)
    setState({ value: next, resumed: false })
  }
  return { value, resumed, change, drop }
}

export function readDraft<S extends z.ZodType>(name: string, schema: S): z.output<S> | undefined {
  const kept = readKept(prefix + name)
  return kept === null ? undefined : schema.safeParse(kept).data
}

export function dropDraft(name: string) {
  sessionStorage.removeItem(prefix + name)
}

/** At sign-out nothing of the work stays behind on the computer. */
export function dropAllDrafts() {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name)
}
