import { typedLetterFile } from '../../../content/file-field.ts'
import { typedLetterAnswer } from '../../../contract/typed-letter.ts'
import type { Answers } from './answers.ts'
import type { DraftFiles } from './draft-store.ts'

type Parts = { answers: Answers; files: DraftFiles }

/** A typed cover letter becomes a text file, unless a file was chosen: then what was typed does not count. */
export function withTypedLetter({ answers, files }: Parts): Parts {
  const { [typedLetterAnswer]: text = '', ...others } = answers
  if (files.coverLetter) return { answers: others, files }
  if (text.trim() === '') return { answers, files }
  return { answers, files: { ...files, coverLetter: new File([text], typedLetterFile, { type: 'text/plain' }) } }
}
