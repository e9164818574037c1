import type { Quote } from '../../../contract/quote-call.ts'
import { read } from '../../calls/read.ts'

type QuoteAnswer = { quote: Quote } | { problem: string | undefined }

/** The price for a query, or what is wrong with the amount; neither if the server did not answer. */
export async function loadQuote(query: URLSearchParams, signal: AbortSignal): Promise<QuoteAnswer> {
  try {
    const result = await read('quotes.read', Object.fromEntries(query), signal)
    return result.ok ? { quote: result.answer } : { problem: result.failure.fields?.['amount'] }
  } catch {
    // Offline, or a page of a network that asks to sign in; the form says so.
    return { problem: undefined }
  }
}
