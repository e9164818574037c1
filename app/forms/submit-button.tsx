import { useContext } from 'react'
import { FormContext } from './use-field.ts'

/**
 * Sends the form around it. While that takes time it is marked, not disabled: a disabled button loses the focus. The form
 * itself ignores a second press.
 */
export const SubmitButton = ({ children }: { children: React.ReactNode }) => {
  const isBusy = useContext(FormContext)?.isBusy || undefined
  return (
    <button className="button button-primary" aria-disabled={isBusy} aria-busy={isBusy}>
      {children}
    </button>
  )
}
