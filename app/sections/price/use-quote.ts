import { useRef, useState } from 'react'
import type { Quote } from '../../../contract/quote-call.ts'
import { loadQuote } from './load-quote.ts'

type State = {
  /** The last price, also while it is not the one that is asked for. */
  quote: Quote
  state: 'current' | 'loading' | 'refused' | 'failed'
  problem?: string | undefined
}

/** The price of what was asked for last, however late earlier answers arrive. */
export function useQuote(first: Quote) {
  const [shown, setShown] = useState<State>({ quote: first, state: 'current' })
  const asked = useRef<AbortController>(undefined)

  const ask = async (query: URLSearchParams) => {
    asked.current?.abort()
    const { signal } = (asked.current = new AbortController())
    setShown(({ quote }) => ({ quote, state: 'loading' }))
    const answer = await loadQuote(query, signal)
    if (signal.aborted) return
    setShown(({ quote }) => {
      if ('quote' in answer) return { quote: answer.quote, state: 'current' }
      return answer.problem ? { quote, state: 'refused', problem: answer.problem } : { quote, state: 'failed' }
    })
  }
  return { ...shown, ask }
}
