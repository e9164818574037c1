import { careerReasons } from '../../content/reasons/career.ts'
import { fieldReasons } from '../../content/reasons/fields.ts'
import { fileRules } from '../../content/reasons/files.ts'
import { problemTexts, reasonText } from '../../content/reason-text.ts'
import { checkCareerForm } from '../../contract/career-form.ts'
import { textOf, type FieldTexts } from './form-rules.ts'
import { inspectFile } from './inspect-file.ts'

/** Where the short form is shown. Each place has its own rule for phone numbers. */
export type CareerPlace = 'company' | 'popup'

/** The chosen file, or what is wrong with it. */
export type Resume = { file?: File | undefined; problem?: string }

const texts = { ...fieldReasons, ...careerReasons, ...fileRules }

/** The resume is not inspected here: that happened when it was chosen. */
export function problemsOf(place: CareerPlace, sent: FormData, { file, problem }: Resume): FieldTexts {
  const fields = Object.fromEntries(['name', 'email', 'phone'].map((name) => [name, textOf(sent, name)]))
  const { problems } = checkCareerForm({ ...fields, source: place }, file !== undefined)
  return { ...problemTexts(texts, problems), ...(!file && problem && { resume: problem }) }
}

/** Why a resume cannot be sent. */
export async function checkResume(file: File): Promise<string | undefined> {
  const problem = await inspectFile(file)
  return problem && reasonText(texts, problem)
}
