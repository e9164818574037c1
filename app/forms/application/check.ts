import type { FormSection } from '../../../content/application-question.ts'
import { typedLetterFile } from '../../../content/file-field.ts'
import { applicationReasons } from '../../../content/reasons/application.ts'
import { fieldReasons } from '../../../content/reasons/fields.ts'
import { problemTexts, reasonText } from '../../../content/reason-text.ts'
import { checkApplication, firstProblem } from '../../../contract/application.ts'
import { withoutControls } from '../../../contract/control-characters.ts'
import { typedLetterAnswer } from '../../../contract/typed-letter.ts'
import type { FieldTexts } from '../form-rules.ts'
import { askedAnswers, toFields, type Answers } from './answers.ts'
import type { DraftContents, DraftFiles } from './draft-store.ts'

/** Everything that a visitor has entered in the form, and is asked for. */
export type Entered = { answers: Answers; files: DraftFiles; isSigned: boolean; hasJob: boolean }

export const enteredIn = (
  { answers, files, drawing }: DraftContents,
  sections: readonly FormSection[],
  hasJob: boolean,
): Entered => ({
  ...withTypedLetter(askedAnswers(sections, answers), files),
  isSigned: answers['signatureKind'] === 'typed' || drawing !== undefined,
  hasJob,
})

/** A typed cover letter becomes a text file, unless a file was chosen: then what was typed does not count. */
function withTypedLetter(answers: Answers, files: DraftFiles): Pick<Entered, 'answers' | 'files'> {
  const { [typedLetterAnswer]: text = '', ...others } = answers
  if (files.coverLetter) return { answers: others, files }
  // Text copied from a PDF has some, invisibly.
  const written = withoutControls(text)
  if (written.trim() === '') return { answers, files }
  const letter = new File([written], typedLetterFile, { type: 'text/plain' })
  return { answers, files: { ...files, coverLetter: letter } }
}

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
