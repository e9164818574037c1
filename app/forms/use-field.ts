import { createContext, useContext } from 'react'
import type { FieldTexts } from './form-rules.ts'

/** The form state that fields use. `source` keeps the ids of several forms on one page apart. */
type FormState = {
  source: string
  problems: FieldTexts
  values: Record<string, string>
  /** While the form is checked and sent. */
  isBusy?: boolean
}

export const FormContext = createContext<FormState | undefined>(undefined)

export function useField(name: string) {
  const form = useContext(FormContext)
  if (!form) throw new Error(`The field ${name} is outside a form`)
  return {
    id: `${form.source}-${name}`,
    name,
    error: form.problems[name],
    /** What was entered before, if the page is shown again after a post. */
    defaultValue: form.values[name],
  }
}
