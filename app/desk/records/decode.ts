import { deskTexts } from '../../../content/admin/frame.ts'
import { ShownError } from '../calls/shown-error.ts'

/** The text of a file that the person has chosen; it may be gone, or be on a drive that is. */
export async function readText(file: Blob) {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ShownError(deskTexts.fileUnreadable)
  })
  return decode(bytes)
}

/**
 * The text of a file. By default, spreadsheets on Windows save a CSV in the regional code page, Windows-1252 in the
 * Americas and Western Europe; hardly any such text with accents is valid UTF-8.
 */
export function decode(bytes: ArrayBuffer): { text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' } {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}
