import { useEffect, useState } from 'react'
import { call } from '../calls/call.ts'

/** The paths of the pages that show questions; none while they cannot be read. */
export function useQuestionPages(): string[] {
  const [paths, setPaths] = useState<string[]>([])
  useEffect(() => {
    readPaths().then(setPaths, () => undefined)
  }, [])
  return paths
}

/** The key of a question in the site's files begins with its page. */
async function readPaths(): Promise<string[]> {
  const { publications } = await call('publications.list')
  const keys = publications.filter(({ kind }) => kind === 'question').map(({ key }) => key)
  return [...new Set(keys.filter((key) => key.startsWith('/')).map((key) => key.split('#')[0] ?? key))].toSorted()
}
