/** Which files are accepted, and the messages when one is not. Public pages load this module: keep it small. */
import { megabyte } from './file-size.ts'

/** The documented limit; an operator may set a lower one with MAX_UPLOAD_MB. */
export const maxUploadMegabytes = 512

/** The accepted extensions, with their media types. */
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

export type DocumentExtension = keyof typeof documentTypes

/** The accepted types, for texts and messages. */
export const acceptedTypes = 'PDF, DOC, DOCX, ODT, RTF, TXT, JPG, PNG, HEIC, or Pages'

/** For the `accept` attribute of a file input. */
export const acceptedExtensions = Object.keys(documentTypes)
  .map((extension) => `.${extension}`)
  .join(',')

/** The extension of a file name, if it is accepted. */
export function documentExtension(name: string): DocumentExtension | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return isDocumentExtension(extension) ? extension : undefined
}

const isDocumentExtension = (extension: string): extension is DocumentExtension =>
  Object.hasOwn(documentTypes, extension)

/** A signature image is small; it is sent as a file or as a data URL. */
export const maxSignatureBytes = megabyte
/** Limits width and height, in pixels. */
export const maxSignatureSide = 4096

export const fileMessages = {
  tooLarge: (megabytes: number) => `File size exceeds ${megabytes}MB`,
  wrongExtension: (name: string) => `“${name}” cannot be accepted. Please send a ${acceptedTypes} file.`,
  wrongContent: (name: string) =>
    `The contents of “${name}” do not match its name. Please save it again as a ${acceptedTypes} file.`,
  notPng: 'The signature must be a PNG image of at most 1 MB and 4,096 × 4,096 pixels.',
  infected: (name: string) =>
    `“${name}” was refused because a virus was found in it. Please check your device and send a clean file.`,
  unreadable: (name: string) => `“${name}” could not be read. Please choose the file again.`,
  empty: (name: string) => `“${name}” is empty. Please choose the file again.`,
}

/** Why a file cannot be sent, as far as is known without reading it. */
export function fileProblem(file: { name: string; size: number }): string | undefined {
  if (!documentExtension(file.name)) return fileMessages.wrongExtension(file.name)
  if (file.size > maxUploadMegabytes * megabyte) return fileMessages.tooLarge(maxUploadMegabytes)
  return file.size === 0 ? fileMessages.empty(file.name) : undefined
}
