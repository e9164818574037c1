import type { FormSection, Question } from '../../../content/application-question.ts'
import type { FieldTexts } from '../form-rules.ts'
import type { Entered } from './check.ts'

/** The field names of a section, in order. */
export const fieldNames = (questions: Question[]): string[] =>
  questions.flatMap((question) => {
    switch (question.kind) {
      case 'row':
      case 'group':
        return fieldNames(question.questions)
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

/** A section is done if something is entered in it and it has no errors. */
export function isDone(section: FormSection, entered: Entered, problems: FieldTexts): boolean {
  const names = fieldNames(section.questions)
  if (names.some((name) => problems[name])) return false
  return names.some((name) => entered.answers[name] || name in entered.files || name === 'signatureImage')
}
