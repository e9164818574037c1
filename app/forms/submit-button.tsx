import { useContext } from 'react'
import { FormContext } from './use-field.ts'

/** While the form is sent it is marked busy, not disabled: a disabled button loses the focus. Forms ignore repeats. */
export const SubmitButton = ({ children }: { children: React.ReactNode }) => {
  const isBusy = useContext(FormContext)?.isBusy || undefined
  return (
    <button className="button button-primary" aria-disabled={isBusy} aria-busy={isBusy}>
      {children}
    </button>
  )
}
