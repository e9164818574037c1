import type { FormSection, Question } from '../../../content/application-question.ts'
import type { Problems } from '../form-rules.ts'
import type { Entered } from './check.ts'

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
