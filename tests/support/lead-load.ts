import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { inquiry, inquiryCall } from '../../support/lead.ts'

export type LeadLoad = {
  /** The email addresses of the leads that were acknowledged so far. */
  acknowledged: string[]
  /** How often each other status was returned; `0` means no response. */
  refused: Map<number, number>
  stop: () => Promise<void>
}

/** Visitors who keep sending leads, whatever happens to the site, and record which ones it acknowledged. */
export function startLeadLoad(url: string, visitors = 4, restMs = 0): LeadLoad {
  const acknowledged: string[] = []
  const refused = new Map<number, number>()
  const over = new AbortController()
  const visit = async () => {
    while (!over.signal.aborted) {
      const email = `${randomUUID()}@mail.example`
      const status = await send(url, email)
      if (status === 201) acknowledged.push(email)
      else {
        refused.set(status, (refused.get(status) ?? 0) + 1)
        await pause(20)
      }
      if (restMs > 0) await pause(restMs)
    }
  }
  const visiting = Promise.all(Array.from({ length: visitors }, visit))
  return {
    acknowledged,
    refused,
    stop: async () => {
      over.abort()
      await visiting
    },
  }
}

/** The status of the response, or 0 when the connection broke. */
const send = (url: string, email: string): Promise<number> =>
  fetch(url + inquiryCall, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ ...inquiry, Email: email }),
    signal: AbortSignal.timeout(60_000),
  }).then(
    (answer) => answer.status,
    () => 0,
  )
