import { useState, type FormEvent } from 'react'
import { explain } from './call.ts'

/** Not sent, because it would be refused; the message is for people. */
export class InvalidInput extends Error {}

/** Sends a form once. If that fails, it says why, and what was entered stays. */
export function useSubmit<T>(send: () => Promise<T>, onDone: (result: T) => unknown) {
  const [cause, setCause] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    setCause(undefined)
    try {
      await onDone(await send())
    } catch (failure) {
      setCause(failure)
    }
    setBusy(false)
  }
  return {
    error: cause === undefined ? undefined : messageOf(cause),
    /** Why it failed. */
    cause,
    busy,
    submit: (event: FormEvent) => {
      event.preventDefault()
      void run()
    },
  }
}

const messageOf = (cause: unknown) => (cause instanceof InvalidInput ? cause.message : explain(cause))
