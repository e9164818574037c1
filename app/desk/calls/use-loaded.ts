import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError, explain } from './call.ts'

export type Loaded<T> = {
  /** The last loaded data; kept while the next load is pending. */
  data: T | undefined
  error: string | undefined
  /** Whether the server rejected the request as invalid, so that a retry does not help. */
  refused: boolean
  /** Whether there is no such record: it was erased, or the URL is wrong. */
  missing: boolean
  loading: boolean
  reload: () => Promise<void>
  /** Merges newer data from another call into what is shown. */
  update: (change: (data: T) => T) => void
}

type State<T> = { key?: string; data?: T | undefined; error?: string; status?: number }

const statusOf = (cause: unknown) => (cause instanceof CallError ? cause.status : 0)

/** Loads on mount and whenever the key changes; only the response to the latest request counts. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<State<T>>({})
  const latest = useRef(0)
  const loadNow = useRef(load)
  useEffect(() => {
    loadNow.current = load
  })
  const reload = useCallback((): Promise<void> => {
    latest.current += 1
    const request = latest.current
    const isLatest = () => request === latest.current
    return loadNow.current().then(
      (data) => (isLatest() ? setState({ key, data }) : undefined),
      (cause: unknown) => {
        const error = explain(cause)
        if (isLatest() && error !== undefined) setState(({ data }) => ({ key, data, error, status: statusOf(cause) }))
      },
    )
  }, [key])
  useEffect(() => {
    void reload()
  }, [reload])
  const update = useCallback((change: (data: T) => T) => {
    latest.current += 1
    setState((shown) => (shown.data === undefined ? shown : { ...shown, data: change(shown.data) }))
  }, [])
  const { data, error, status = 0 } = state
  const refused = status === 400 || status === 422
  return { data, error, refused, missing: status === 404, loading: state.key !== key, reload, update }
}
