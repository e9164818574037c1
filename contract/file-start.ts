import type { DocumentEnding } from './upload.ts'

const zip = 'PK\u0003\u0004'
const jpeg = '\u00ff\u00d8\u00ff'

/** The first bytes of each type that always begins in the same way, one character for each byte. */
const starts: Partial<Record<DocumentEnding, string>> = {
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

/** As many bytes of a file as this takes to judge. */
export const startLength = 8

/** Whether a file can be what its name says; the server looks closer. */
export function startMatches(ending: DocumentEnding, start: Uint8Array): boolean {
  const found = String.fromCharCode(...start)
  return found.startsWith(starts[ending] ?? '')
}
