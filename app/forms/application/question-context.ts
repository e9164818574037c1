import { createContext, useContext } from 'react'
import type { Question } from '../../../content/application-question.ts'
import type { applicationPage } from '../../../content/pages/job-application.ts'
import type { Answers } from './answers.ts'
import type { DraftFiles, FileName } from './draft-store.ts'
import type { Drawing } from './drawing.ts'

/** State and handlers of the questions. The answers themselves are in the form controls. */
type QuestionContextValue = {
  texts: typeof applicationPage.form
  answers: Answers
  files: DraftFiles
  /** Chosen files that could not be stored on the device. */
  unsaved: ReadonlySet<FileName>
  drawing: Drawing | undefined
  onFile: (name: FileName, file: File | undefined) => void
  onDraw: (drawing: Drawing | undefined) => void
  /** Called when a field loses focus, so that its error can be shown. */
  onBlur: (name: string) => void
}

export const QuestionContext = createContext<QuestionContextValue | undefined>(undefined)

export function useQuestionContext(): QuestionContextValue {
  const context = useContext(QuestionContext)
  if (!context) throw new Error('A question is outside its form')
  return context
}

/** The props of a component for questions of the given kinds. */
export type QuestionOf<K extends Question['kind']> = { question: Extract<Question, { kind: K }> }
