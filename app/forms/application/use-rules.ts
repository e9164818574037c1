import { useEffect, useState } from 'react'
import type { checkApplication } from './check.ts'

type Check = typeof checkApplication

/** Nothing while there is no way to the site. */
export const fetchRules = (): Promise<Check | undefined> =>
  import('./check.ts').then(
    (rules) => rules.checkApplication,
    () => undefined,
  )

/** The rules are fetched with the first answer: who only looks at the form does without them. */
export function useRules(isBegun: boolean): Check | undefined {
  const [check, setCheck] = useState<Check>()
  useEffect(() => {
    if (isBegun) void fetchRules().then((found) => setCheck(() => found))
  }, [isBegun])
  return check
}
