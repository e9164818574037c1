/** What may be sent as a file, and what is said when it may not. Pages carry this in the browser: keep it small. */
import { megabyte } from './file-size.ts'

/** The stated limit; an operator may set a lower one with MAX_UPLOAD_MB. */
export const maxUploadMegabytes = 512

/** Each accepted ending with the media type of its content. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  heif: 'image/heic',
  pages: 'application/vnd.apple.pages',
} as const

export type DocumentEnding = keyof typeof documentTypes

/** The accepted types as people call them, for texts and messages. */
export const acceptedTypes = 'PDF, DOC, DOCX, ODT, RTF, TXT, JPG, PNG, HEIC, or Pages'

/** What a file chooser offers: the `accept` attribute. */
export const acceptedEndings = Object.keys(documentTypes)
  .map((ending) => `.${ending}`)
  .join(',')

/** The ending of a file's name, when it is an accepted one. */
export function documentEnding(name: string): DocumentEnding | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return isDocumentEnding(ending) ? ending : undefined
}

const isDocumentEnding = (ending: string): ending is DocumentEnding => Object.hasOwn(documentTypes, ending)

/** A drawing of a signature is small; it may come as a file or as a data URL. */
export const maxSignatureBytes = megabyte
/** Its width and height, in pixels. */
export const maxSignatureSide = 4096

export const fileMessages = {
  tooLarge: (megabytes: number) => `File size exceeds ${megabytes}MB`,
  wrongEnding: (name: string) => `“${name}” cannot be accepted. Please send a ${acceptedTypes} file.`,
  wrongContent: (name: string) =>
    `The contents of “${name}” do not match its name. Please save it again as a ${acceptedTypes} file.`,
  notPng: 'The signature must be a PNG image of at most 1 MB and 4,096 × 4,096 pixels.',
  infected: (name: string) =>
    `“${name}” was refused because a virus was found in it. Please check your device and send a clean file.`,
  unreadable: (name: string) => `“${name}” could not be read. Please choose the file again.`,
  empty: (name: string) => `“${name}” is empty. Please choose the file again.`,
}

/** Why a file cannot be sent, as far as a browser can tell without reading it. */
export function fileProblem(file: { name: string; size: number }): string | undefined {
  if (!documentEnding(file.name)) return fileMessages.wrongEnding(file.name)
  if (file.size > maxUploadMegabytes * megabyte) return fileMessages.tooLarge(maxUploadMegabytes)
  return file.size === 0 ? fileMessages.empty(file.name) : undefined
}
