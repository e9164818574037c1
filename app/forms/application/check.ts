import { applicationReasons } from '../../../content/reasons/application.ts'
import { fieldReasons } from '../../../content/reasons/fields.ts'
import { problemTexts } from '../../../content/reason-text.ts'
import { Application, submitRules } from '../../../contract/application.ts'
import { fieldProblems } from '../../../contract/field-problems.ts'
import type { FieldTexts } from '../form-rules.ts'
import { toFields, type Answers } from './answers.ts'
import type { DraftFiles } from './draft-store.ts'

/** Everything that a visitor has entered in the form. */
export type Entered = { answers: Answers; files: DraftFiles; isSigned: boolean; hasJob: boolean }

/** All errors by control name, by the same rules as on the server; `first` is the one to show in a dialog. */
export function checkApplication({ answers, files, isSigned, hasJob }: Entered): {
  problems: FieldTexts
  first: string | undefined
} {
  const parsed = Application.safeParse(toFields(answers))
  const isMissing: Record<string, boolean> = {
    coverLetter: !files.coverLetter,
    job: !hasJob,
    resume: !files.resume,
    signatureImage: !isSigned,
  }
  const missing = submitRules.filter(([field]) => isMissing[field])
  const problems = problemTexts(texts, {
    ...(parsed.success ? {} : fieldProblems(parsed.error)),
    ...Object.fromEntries(missing.map(([field, reason]) => [field, { reason }])),
  })
  return { problems, first: submitRules.map(([field]) => problems[field]).find((text) => text !== undefined) }
}

const texts = { ...fieldReasons, ...applicationReasons }
