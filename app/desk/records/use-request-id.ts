import { useRef } from 'react'
import { newId } from './new-id.ts'

/** The same id for the same request: sent again, because the answer was lost, it is carried out once. */
export function useRequestId() {
  const last = useRef({ request: '', id: '' })
  return (request: string) => {
    if (last.current.request !== request) last.current = { request, id: newId() }
    return last.current.id
  }
}
