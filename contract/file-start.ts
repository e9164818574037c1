import type { DocumentExtension } from './upload.ts'

const zip = 'PK\u0003\u0004'
const jpeg = '\u00ff\u00d8\u00ff'

/** The magic bytes of the types that have them, one character per byte. */
const starts: Partial<Record<DocumentExtension, string>> = {
  pdf: '%PDF-',
  doc: '\u00d0\u00cf\u0011\u00e0',
  docx: zip,
  odt: zip,
  pages: zip,
  rtf: '{\\rtf',
  jpg: jpeg,
  jpeg,
  png: '\u0089PNG',
}

/** How many bytes `startMatches` needs. */
export const startLength = 8

/** Whether a file can be of the type of its extension; the server checks more thoroughly. */
export function startMatches(extension: DocumentExtension, start: Uint8Array): boolean {
  const found = String.fromCharCode(...start)
  return found.startsWith(starts[extension] ?? '')
}
