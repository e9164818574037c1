import { fileTypeFromBuffer } from 'file-type'
import { documentEnding, documentTypes } from '../../contract/upload.ts'
import { zipNames } from './zip-names.ts'

/** Enough of a file's beginning to know most kinds by. */
export const sampleSize = 4_100
/** Enough of its end to hold the directory of any real document that is a zip file. */
export const tailSize = 128 * 1024

type Kind = 'document' | 'signature'
type Found = { mediaType: string; verified: boolean }

const word = documentTypes.docx
const openText = documentTypes.odt
const taken = new Set<string>(Object.values(documentTypes))

/** False when the first bytes already show something that we do not take. */
export async function isTaken(head: Buffer, name: string, kind: Kind): Promise<boolean> {
  return isZip(head) ? kind === 'document' : (await judge(head, head, name, kind)) !== undefined
}

/**
 * What a file is, by its content; nothing when it is recognizably something that we do not take.
 * What cannot be recognized is believed to be what its name says, and marked as not verified.
 */
export async function judge(head: Buffer, tail: Buffer, name: string, kind: Kind): Promise<Found | undefined> {
  if (isMarkupOrScript(head)) return undefined
  const ending = documentEnding(name) ?? 'txt'
  if (kind === 'document' && ending === 'txt' && isPlainText(head)) return verified(documentTypes.txt)
  if (isZip(head)) return kind === 'document' ? judgeZip(head, tail) : undefined
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  if (kind === 'signature') return found?.mime === 'image/png' ? verified('image/png') : undefined
  // The container of old Word files holds other things as well, and does not tell them apart at its beginning.
  if (found?.mime === 'application/x-cfb') return ending === 'doc' ? unverified(documentTypes.doc) : undefined
  if (found) return taken.has(found.mime) ? verified(found.mime) : undefined
  return unverified(documentTypes[ending])
}

const verified = (mediaType: string): Found => ({ mediaType, verified: true })
const unverified = (mediaType: string): Found => ({ mediaType, verified: false })

/** A web page, a drawing in XML, a script with an interpreter line: all begin with the sign that tells. */
const isMarkupOrScript = (head: Buffer) => /^\ufeff?\s*(<[a-z!?/]|#!)/i.test(beginning(head))

function beginning(head: Buffer): string {
  const encoding = utf16(head)
  return encoding ? new TextDecoder(encoding).decode(head) : head.toString('utf8')
}

/** UTF-16 by its mark, or no control characters but those of line and page. */
const isPlainText = (head: Buffer) =>
  utf16(head) !== undefined || !head.some((byte) => byte < 9 || (byte > 13 && byte < 32))

const utf16 = (head: Buffer) => ({ fffe: 'utf-16le', feff: 'utf-16be' })[head.toString('hex', 0, 2)]

const isZip = (head: Buffer) => head.subarray(0, 4).toString('latin1') === 'PK\x03\x04'

/** Documents that are zip files are told from plain archives by what they hold. */
function judgeZip(head: Buffer, tail: Buffer): Found | undefined {
  if (head.subarray(30, 100).toString('latin1').startsWith(`mimetype${openText}`)) return verified(openText)
  const names = zipNames(tail)
  const isWord = names.has('[Content_Types].xml') && [...names].some((name) => /^word\/document\d*\.xml$/.test(name))
  return isWord && !names.has('word/vbaProject.bin') ? verified(word) : undefined
}
