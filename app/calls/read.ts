import type { z } from 'zod'
import type { AnswerOf, InputTo, PublicCall } from '../../contract/call-types.ts'
import type { Failure } from '../../contract/failure.ts'
import type { Operations } from '../../contract/operations.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import { fillPath, withQuery } from '../../contract/request-address.ts'

type Result<N extends PublicCall<'GET'>> =
  | { ok: true; answer: AnswerOf<Operations[N]> }
  | { ok: false; status: number; failure: Partial<z.output<typeof Failure>> }

/**
 * Makes a call of the table, of which only types and the path are loaded. So the answer is not parsed by its schema, as
 * it is in the desk: it comes from our own server. Throws if there is none, or if it is not JSON, as behind a network
 * that asks to sign in.
 */
export async function read<N extends PublicCall<'GET'>>(
  name: N,
  input: InputTo<Operations[N]>,
  signal?: AbortSignal,
): Promise<Result<N>>
export async function read(
  name: PublicCall<'GET'>,
  input: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<unknown> {
  const { address, rest } = fillPath(publicPaths[name], input)
  const response = await fetch(withQuery(address, rest), signal ? { signal } : {})
  if (response.ok) return { ok: true, answer: await response.json() }
  return { ok: false, status: response.status, failure: await response.json().catch(() => ({})) }
}
