import { randomUUID } from 'node:crypto'
import { inquiry, inquiryCall } from '../support/lead.ts'

/** The address of a visitor behind a trusted proxy: with one for each lead, leads stay under the limit. */
export const randomAddress = () => [10, ...crypto.getRandomValues(new Uint8Array(3))].join('.')

/** A request that sends a lead, as text for `openKeepAliveConnection`. */
export function leadRequest(changes: object = {}): string {
  const body = JSON.stringify({ ...inquiry, ...changes })
  return (
    `POST ${inquiryCall} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n` +
    `X-Forwarded-For: ${randomAddress()}\r\nIdempotency-Key: ${randomUUID()}\r\n\r\n${body}`
  )
}
