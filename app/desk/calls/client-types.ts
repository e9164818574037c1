import type { AdminAnswerOf, InputTo } from '../../../contract/call-types.ts'
import type { deskOperations } from '../../../contract/desk-operations.ts'

type DeskOperations = typeof deskOperations
export type DeskCall = keyof DeskOperations

export type InputOf<N extends DeskCall> =
  Partial<InputTo<DeskOperations[N]>> extends InputTo<DeskOperations[N]>
    ? [input?: InputTo<DeskOperations[N]>]
    : [input: InputTo<DeskOperations[N]>]

export type AnswerOf<N extends DeskCall> = AdminAnswerOf<DeskOperations[N]>
