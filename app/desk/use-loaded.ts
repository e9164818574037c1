import { useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { call, CallError, explain } from './call.ts'

export type Loaded<T> = {
  /** What was loaded last; it stays while the next is on its way. */
  data: T | undefined
  error: string | undefined
  /** Whether the server cannot make sense of what it was asked: asking the same again does not help. */
  refused: boolean
  /** Whether what was asked for is not there: it was erased, or the address is wrong. */
  missing: boolean
  loading: boolean
  reload: () => Promise<void>
  /** Puts something newer, which another call has answered, into what is shown. */
  update: (change: (data: T) => T) => void
}

type State<T> = { path?: string; data?: T | undefined; error?: string; status?: number }

const statusOf = (cause: unknown) => (cause instanceof CallError ? cause.status : 0)

/** Loads when the page opens and whenever the path changes; only the newest answer counts. */
export function useLoaded<S extends z.ZodType>(schema: S, path: string): Loaded<z.output<S>> {
  const [state, setState] = useState<State<z.output<S>>>({})
  const newest = useRef(0)
  const reload = useCallback((): Promise<void> => {
    newest.current += 1
    const turn = newest.current
    const isNewest = () => turn === newest.current
    return call(schema, path).then(
      (data) => (isNewest() ? setState({ path, data }) : undefined),
      (cause: unknown) => {
        const error = explain(cause)
        if (isNewest() && error !== undefined) setState(({ data }) => ({ path, data, error, status: statusOf(cause) }))
      },
    )
  }, [schema, path])
  useEffect(() => {
    void reload()
  }, [reload])
  const update = useCallback((change: (data: z.output<S>) => z.output<S>) => {
    newest.current += 1
    setState((shown) => (shown.data === undefined ? shown : { ...shown, data: change(shown.data) }))
  }, [])
  const { data, error, status = 0 } = state
  const refused = status === 400 || status === 422
  return { data, error, refused, missing: status === 404, loading: state.path !== path, reload, update }
}
