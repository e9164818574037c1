import { useEffect, useRef, useState, type FormEvent } from 'react'
import { CallError, explain } from './call.ts'
import { ShownError } from './shown-error.ts'

/** Not sent, because it would be refused. */
export class InvalidInput extends ShownError {}

/** Sends a form once. If that fails, it says why, what was entered stays, and the first wrong field gets the focus. */
export function useSubmit<T>(send: () => Promise<T>, onDone: (result: T) => unknown) {
  const [cause, setCause] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const form = useRef<Element>(null)
  useEffect(() => {
    if (Object.keys(fieldsOf(cause)).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [cause])
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
      form.current = event.currentTarget
      void run()
    },
  }
}

export const fieldsOf = (cause: unknown): CallError['fields'] => (cause instanceof CallError ? cause.fields : {})
