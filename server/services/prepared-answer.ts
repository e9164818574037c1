import { hash } from 'node:crypto'

/** The answer of a call, ready to send from memory. */
export type PreparedAnswer = { body: string; etag: string }

export function prepareAnswer(answer: object): PreparedAnswer {
  const body = JSON.stringify(answer)
  return { body, etag: `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"` }
}
