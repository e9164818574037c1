import { useEffect, useState } from 'react'
import { readPagePaths } from './read-page-paths.ts'

/** The paths of all public pages, for a field to complete; none while they cannot be read. */
export const PagePaths = ({ id }: { id: string }) => {
  const [paths, setPaths] = useState<string[]>([])
  useEffect(() => {
    readPagePaths().then(setPaths, () => undefined)
  }, [])
  return (
    <datalist id={id}>
      {paths.map((path) => (
        <option key={path} value={path}>
          {path}
        </option>
      ))}
    </datalist>
  )
}
