import { typedLetterFile } from '../../../content/file-field.ts'
import { typedLetterAnswer } from '../../../contract/typed-letter.ts'
import type { Answers } from './answers.ts'
import type { DraftFiles } from './draft-store.ts'

type Parts = { answers: Answers; files: DraftFiles }

/** A typed cover letter becomes a text file, unless a file was chosen: then what was typed does not count. */
export function withTypedLetter({ answers, files }: Parts): Parts {
  const { [typedLetterAnswer]: text = '', ...others } = answers
  if (files.coverLetter) return { answers: others, files }
  const written = withoutControls(text)
  if (written.trim() === '') return { answers, files }
  const letter = new File([written], typedLetterFile, { type: 'text/plain' })
  return { answers, files: { ...files, coverLetter: letter } }
}

/** Text copied from a PDF has invisible control characters, with which a file would not count as text. */
// oxlint-disable-next-line no-control-regex -- these are what it removes
const withoutControls = (text: string) => text.replaceAll(/[\0-\x08\x0e-\x1f\x7f]/g, '')
