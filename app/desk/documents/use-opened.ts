import { useEffect, useState } from 'react'

type Opening<T> = { ready: Promise<T>; close: () => void }

/** What `open` reads from a file; undefined until then. It is closed with the component, even after a failure. */
export function useOpened<T>(bytes: ArrayBuffer, open: (bytes: ArrayBuffer) => Opening<T>) {
  const [opened, setOpened] = useState<T>()
  const [failure, setFailure] = useState<{ cause: unknown }>()
  const fail = (cause: unknown) => setFailure({ cause })
  useEffect(() => {
    const { ready, close } = open(bytes)
    let isCurrent = true
    ready.then(
      (result) => isCurrent && setOpened(result),
      (cause: unknown) => isCurrent && setFailure({ cause }),
    )
    return () => {
      isCurrent = false
      close()
    }
  }, [bytes, open])
  if (failure) throw new Error('The file could not be read.', failure)
  return { opened, fail }
}
