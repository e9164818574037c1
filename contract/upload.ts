/** Which files are accepted. Public pages load this module: keep it small. */
import { megabyte } from './file-size.ts'
import type { Problem } from './reasons.ts'

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

/** Why a file cannot be sent, as far as is known without reading it. */
export function fileProblem({ name, size }: { name: string; size: number }): Problem | undefined {
  if (!documentExtension(name)) return { reason: 'file.wrong_extension', values: { name } }
  if (size > maxUploadMegabytes * megabyte) return { reason: 'file.too_large', values: { max: maxUploadMegabytes } }
  return size === 0 ? { reason: 'file.empty', values: { name } } : undefined
}
