import { submitMessages } from '../../../contract/application-messages.ts'
import { Application } from '../../../contract/application.ts'
import { fieldErrors } from '../../../contract/field-errors.ts'
import type { Problems } from '../form-rules.ts'
import { toFields, type Answers } from './answers.ts'
import type { DraftFiles } from './draft-store.ts'

/** Everything that a visitor has entered in the form. */
export type Entered = { answers: Answers; files: DraftFiles; isSigned: boolean; hasJob: boolean }

/** All errors by control name, by the same rules as on the server. */
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
