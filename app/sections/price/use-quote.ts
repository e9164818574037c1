import { useRef, useState } from 'react'
import type { Quote } from '../../../contract/quote-call.ts'
import { read } from '../../calls/read.ts'

type State = {
  /** The last price, even if it is not the one that was asked for. */
  quote: Quote
  /** What is asked for; undefined before the first change. */
  query?: URLSearchParams
  state: 'current' | 'loading' | 'refused' | 'failed'
  problem?: string | undefined
}

/** The price of what was asked for last, however late earlier answers arrive. */
export function useQuote(first: Quote) {
  const [shown, setShown] = useState<State>({ quote: first, state: 'current' })
  const asked = useRef<AbortController>(undefined)

  /** The old price is outdated right away, even if the request waits for `delayMs`. */
  const ask = async (query: URLSearchParams, delayMs = 0) => {
    asked.current?.abort()
    const { signal } = (asked.current = new AbortController())
    setShown(({ quote }) => ({ quote, query, state: 'loading' }))
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (signal.aborted) return
    const answer = await loadQuote(query, signal)
    if (signal.aborted) return
    setShown(({ quote }) => {
      if ('quote' in answer) return { quote: answer.quote, query, state: 'current' }
      return answer.problem
        ? { quote, query, state: 'refused', problem: answer.problem }
        : { quote, query, state: 'failed' }
    })
  }
  return { ...shown, ask }
}

type QuoteAnswer = { quote: Quote } | { problem: string | undefined }

/** The price for a query, or what is wrong with the amount; neither if the server did not answer. */
async function loadQuote(query: URLSearchParams, signal: AbortSignal): Promise<QuoteAnswer> {
  try {
    const result = await read('quotes.read', Object.fromEntries(query), signal)
    return result.ok ? { quote: result.answer } : { problem: result.failure.fields?.['amount'] }
  } catch {
    // Offline, or a page of a network that asks to sign in; the form says so.
    return { problem: undefined }
  }
}
