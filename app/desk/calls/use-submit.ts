import { useState, type FormEvent } from 'react'
import { CallError, explain } from './call.ts'
import { ShownError } from './shown-error.ts'

/** Not sent, because it would be refused. */
export class InvalidInput extends ShownError {}

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
    error: cause === undefined ? undefined : explain(cause),
    cause,
    /** What is wrong with fields, by name. */
    fields: fieldsOf(cause),
    busy,
    submit: (event: FormEvent) => {
      event.preventDefault()
      void run()
    },
  }
}

export const fieldsOf = (cause: unknown): CallError['fields'] => (cause instanceof CallError ? cause.fields : {})
