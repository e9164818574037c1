import { quotePath } from '../../../contract/public-paths.ts'
import type { Quote } from '../../../contract/quote-call.ts'

type QuoteAnswer = { quote: Quote } | { problem: string | undefined }

/** The price for a query, or what is wrong with the amount; neither if the server did not answer. */
export async function loadQuote(query: URLSearchParams, signal: AbortSignal): Promise<QuoteAnswer> {
  try {
    const response = await fetch(`${quotePath}?${query}`, { signal })
    const body: unknown = await response.json()
    if (response.ok && isQuote(body)) return { quote: body }
    return { problem: amountProblem(body) }
  } catch {
    // Offline, or a page of a network that asks to sign in; the form says so.
    return { problem: undefined }
  }
}

const isQuote = (body: unknown): body is Quote => typeof body === 'object' && body !== null && 'arrives' in body

function amountProblem(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('fields' in body)) return undefined
  const { fields } = body
  if (typeof fields !== 'object' || fields === null || !('amount' in fields)) return undefined
  return typeof fields.amount === 'string' ? fields.amount : undefined
}
