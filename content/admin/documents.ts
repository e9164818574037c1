/** What a file is, by its media type. */
export const fileKinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.oasis.opendocument.text': 'OpenDocument',
  'application/rtf': 'RTF',
  'text/plain': 'Text',
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
}

/** A file of any other type. */
export const otherFileKind = 'File'

/** Files read inside the desk. */
export const documentTexts = {
  read: (role: string, name: string) => `Read ${role}, ${name}`,
  readShort: 'Read',
  close: 'Close',
  contents: (title: string) => `Contents of ${title}`,
  opening: 'Opening the file...',
  failed: 'This file could not be shown here. You can download it instead.',
  page: (number: number, count: number) => `Page ${number} of ${count.toLocaleString('en')}`,
  morePages: (shown: number, count: number) =>
    `The first ${shown} of ${count.toLocaleString('en')} pages are shown. Download the file to see the rest.`,
}
