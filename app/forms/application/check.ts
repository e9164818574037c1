import type { FormSection, Question } from '../../../content/application-question.ts'
import { Application, submitMessages } from '../../../contract/application.ts'
import { fieldErrors } from '../../../contract/field-errors.ts'
import type { Problems } from '../form-rules.ts'
import { toFields, type Answers } from './answers.ts'
import type { DraftFiles } from './draft-store.ts'

/** All that a visitor has put into the form. */
export type Entered = { answers: Answers; files: DraftFiles; isSigned: boolean; hasJob: boolean }

/** Everything that is wrong, by the name of its control: the same rules as on the server. */
export function checkApplication({ answers, files, isSigned, hasJob }: Entered): Problems {
  const parsed = Application.safeParse(toFields(answers))
  return {
    ...(parsed.success ? {} : fieldErrors(parsed.error).fields),
    ...(!files.coverLetter && { coverLetter: submitMessages.coverLetter }),
    ...(!hasJob && { job: submitMessages.job }),
    ...(!files.resume && { resume: submitMessages.resume }),
    ...(!isSigned && { signatureImage: submitMessages.signatureImage }),
  }
}

/** What the dialog says; these come in a fixed order, all else is told at its field. */
export const firstToTell = (problems: Problems): string | undefined =>
  Object.entries(submitMessages).find(([name]) => name in problems)?.[1]

/** The names of what a section asks, in order. */
export const namesIn = (questions: Question[]): string[] =>
  questions.flatMap((question) => {
    switch (question.kind) {
      case 'row':
      case 'group':
        return namesIn(question.questions)
      case 'boxes':
        return question.boxes.map((box) => box.name)
      case 'signature':
        return ['signatureImage']
      case 'text':
      case 'long':
      case 'select':
      case 'choice':
      case 'file':
      case 'box':
        return [question.name]
    }
  })

/** A section is done when something is entered in it and nothing in it is wrong. */
export function isDone(section: FormSection, entered: Entered, problems: Problems): boolean {
  const names = namesIn(section.questions)
  if (names.some((name) => problems[name])) return false
  return names.some((name) => entered.answers[name] || name in entered.files || name === 'signatureImage')
}
