import { applicationReasons } from '../../../content/reasons/application.ts'
import { fieldReasons } from '../../../content/reasons/fields.ts'
import { problemTexts, reasonText } from '../../../content/reason-text.ts'
import { checkApplication, firstProblem } from '../../../contract/application.ts'
import type { FieldTexts } from '../form-rules.ts'
import { toFields, type Answers } from './answers.ts'
import type { DraftFiles } from './draft-store.ts'

/** Everything that a visitor has entered in the form. */
export type Entered = { answers: Answers; files: DraftFiles; isSigned: boolean; hasJob: boolean }

/** All errors by control name; `first` is the one to show in a dialog. */
export function checkEntered({ answers, files, isSigned, hasJob }: Entered): {
  problems: FieldTexts
  first: string | undefined
} {
  const { problems } = checkApplication(toFields(answers), {
    job: hasJob,
    coverLetter: Boolean(files.coverLetter),
    resume: Boolean(files.resume),
    signatureImage: isSigned,
  })
  const first = firstProblem(problems)
  return { problems: problemTexts(texts, problems), first: first && reasonText(texts, first) }
}

const texts = { ...fieldReasons, ...applicationReasons }
