import { createContext, useContext } from 'react'
import type { Problems } from './form-rules.ts'

/** What the fields of a form need to know of it; `source` keeps the ids of several forms on a page apart. */
export type FormState = {
  source: string
  problems: Problems
  values: Record<string, string>
  /** While it is checked and sent. */
  isBusy?: boolean
}

export const FormContext = createContext<FormState | undefined>(undefined)

export function useField(name: string) {
  const form = useContext(FormContext)
  if (!form) throw new Error(`The field ${name} stands outside of a form`)
  return {
    id: `${form.source}-${name}`,
    name,
    error: form.problems[name],
    /** What was entered before, where the page comes back with it. */
    defaultValue: form.values[name],
  }
}
