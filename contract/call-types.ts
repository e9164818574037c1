import type { z } from 'zod'
import type { Operation, ParamsOf } from './operation.ts'
import type { Operations } from './operations.ts'
import type { publicPaths } from './public-paths.ts'

type Public = keyof typeof publicPaths

/** The calls that public pages make with this method. */
export type PublicCall<Method extends Operation['method']> = {
  [N in Public]: Operations[N]['method'] extends Method ? N : never
}[Public]

/** A query string holds text; the server validates it. */
type QueryOf<O> = O extends { query: infer Q extends z.ZodType }
  ? { [Name in keyof z.input<Q>]?: string | undefined }
  : unknown
type BodyOf<O> = O extends { body: infer B extends z.core.$ZodType } ? z.input<B> : unknown

/** What a browser gives to a call: the parameters of its path and the fields of its query or body, in one object. */
export type InputTo<O extends Operation> = Record<ParamsOf<O['path']>, string> & QueryOf<O> & BodyOf<O>

type Received<A> = A extends z.core.$ZodType ? z.output<A> : A extends 'nothing' ? undefined : Blob

/** What a visitor gets. The browser answers a 304 from its cache. */
export type AnswerOf<O extends Operation> = Received<O['answers'][Exclude<keyof O['answers'], 304>]>

/** What an admin gets. */
export type AdminAnswerOf<O extends Operation> = O extends { asAdmin: infer A } ? Received<A> : AnswerOf<O>
