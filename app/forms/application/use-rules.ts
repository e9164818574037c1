import { useEffect, useState } from 'react'
import type { checkApplication } from './check.ts'

type Check = typeof checkApplication

/** Undefined without a connection. */
export const fetchRules = (): Promise<Check | undefined> =>
  import('./check.ts').then(
    (rules) => rules.checkApplication,
    () => undefined,
  )

/** The rules are loaded with the first answer, so that people who only look at the form do not load them. */
export function useRules(hasStarted: boolean): Check | undefined {
  const [check, setCheck] = useState<Check>()
  useEffect(() => {
    if (hasStarted) void fetchRules().then((found) => setCheck(() => found))
  }, [hasStarted])
  return check
}
