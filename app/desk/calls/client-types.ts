import type { z } from 'zod'
import type { deskOperations } from '../../../contract/desk-operations.ts'
import type { Operation, ParamsOf } from '../../../contract/operation.ts'

type DeskOperations = typeof deskOperations
export type DeskCall = keyof DeskOperations

/** A query string holds text; the server validates it. */
type QueryOf<O> = O extends { query: infer Q extends z.ZodType }
  ? { [Name in keyof z.input<Q>]?: string | undefined }
  : unknown
type BodyOf<O> = O extends { body: infer B extends z.ZodType } ? z.input<B> : unknown

/** The parameters of the path and the fields of the query or the body, in one object. */
type Input<O extends Operation> = Record<ParamsOf<O['path']>, string> & QueryOf<O> & BodyOf<O>

export type InputOf<N extends DeskCall> =
  Partial<Input<DeskOperations[N]>> extends Input<DeskOperations[N]>
    ? [input?: Input<DeskOperations[N]>]
    : [input: Input<DeskOperations[N]>]

type Received<A> = A extends z.core.$ZodType ? z.output<A> : A extends 'nothing' ? undefined : Blob

type Answer<O extends Operation> = O extends { asAdmin: infer A }
  ? Received<A>
  : Received<O['answers'][keyof O['answers']]>

export type AnswerOf<N extends DeskCall> = Answer<DeskOperations[N]>
