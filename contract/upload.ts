/** What may be sent as a file, and what is said when it may not. */

/** The stated limit; an operator may set a lower one with MAX_UPLOAD_MB. */
export const maxUploadMegabytes = 512

/** Each ending with the media type that stands for it. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
} as const

export type DocumentEnding = keyof typeof documentTypes

/** The ending of a file's name, when it is one that we take. */
export function documentEnding(name: string): DocumentEnding | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return isDocumentEnding(ending) ? ending : undefined
}

const isDocumentEnding = (ending: string): ending is DocumentEnding => Object.hasOwn(documentTypes, ending)

/** What a file chooser offers. */
export const acceptedEndings = Object.keys(documentTypes)
  .map((ending) => `.${ending}`)
  .join(',')

/** A drawing of a signature is small; it may come as a file or as a data URL. */
export const maxSignatureBytes = 1024 * 1024

export const fileMessages = {
  tooLarge: (megabytes: number) => `File size exceeds ${megabytes}MB`,
  wrongEnding: (name: string) =>
    `“${name}” cannot be taken. Please send a PDF, Word (doc, docx), OpenDocument (odt), RTF, text, PNG or JPG file.`,
  wrongContent: (name: string) =>
    `“${name}” is not the kind of document that its name says. Please save it as a PDF, Word or text file and try again.`,
  notPng: 'The signature must be a PNG image of at most 1 MB.',
  empty: (name: string) => `“${name}” is empty. Please choose the file again.`,
}

/** Why a file cannot be sent, as far as a browser can tell without reading it. */
export function fileProblem(file: { name: string; size: number }): string | undefined {
  if (!documentEnding(file.name)) return fileMessages.wrongEnding(file.name)
  if (file.size > maxUploadMegabytes * 1024 * 1024) return fileMessages.tooLarge(maxUploadMegabytes)
  return file.size === 0 ? fileMessages.empty(file.name) : undefined
}
