import { documentTypes } from '../../../contract/upload.ts'
import { megabyte } from '../../../contract/file-size.ts'

/** How a file is shown inside the desk. */
export type DocumentKind = 'pdf' | 'word' | 'image' | 'text'

const kinds: Record<string, DocumentKind> = {
  [documentTypes.pdf]: 'pdf',
  [documentTypes.docx]: 'word',
  [documentTypes.jpg]: 'image',
  [documentTypes.png]: 'image',
  [documentTypes.txt]: 'text',
}

const maxBytes = 25 * megabyte

/** Undefined for a file that can only be downloaded: of another kind, not recognized, or too large. */
export const documentKind = (file: { mediaType: string; size: number; verified: boolean }) =>
  file.verified && file.size <= maxBytes ? kinds[file.mediaType] : undefined
