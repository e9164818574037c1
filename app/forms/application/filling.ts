import { createContext, useContext } from 'react'
import type { Question } from '../../../content/application-question.ts'
import type { applicationPage } from '../../../content/pages/job-application.ts'
import type { Answers } from './answers.ts'
import type { DraftFiles, FileName } from './draft-store.ts'
import type { Drawing } from './drawing.ts'

/** What the questions show and change, beside what the browser keeps in their controls. */
export type Filling = {
  texts: typeof applicationPage.form
  answers: Answers
  files: DraftFiles
  /** Files that are here but could not be stored on the device. */
  unkept: ReadonlySet<FileName>
  drawing: Drawing | undefined
  onFile: (name: FileName, file: File | undefined) => void
  onDraw: (drawing: Drawing | undefined) => void
  /** A field was left; what is wrong with it can be said now. */
  onLeave: (name: string) => void
}

export const FillingContext = createContext<Filling | undefined>(undefined)

export function useFilling(): Filling {
  const filling = useContext(FillingContext)
  if (!filling) throw new Error('A question stands outside of its form')
  return filling
}

/** The props of a component for questions of some kinds. */
export type QuestionOf<K extends Question['kind']> = { question: Extract<Question, { kind: K }> }
