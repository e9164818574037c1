/** The file types of `contract/upload.ts` in words. */
export const acceptedTypes = 'PDF, DOC, DOCX, ODT, RTF, TXT, JPG, PNG, HEIC, or Pages'

/** The name of the file that a typed cover letter becomes. */
export const typedLetterFile = 'Cover letter.txt'

/** Texts of a file input. */
export const fileTexts = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  ready: 'ready to send',
  refused: 'cannot be sent',
  remove: 'Remove',
}

export type FileTexts = typeof fileTexts
