/** A number as a phone dials it; ten digits are a number of the United States, and “00” is another way to write “+”. */
export function telephone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '')
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.oasis.opendocument.text': 'OpenDocument',
  'application/rtf': 'RTF',
  'text/plain': 'Text',
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
}

export const fileKind = (mediaType: string) => kinds[mediaType] ?? 'File'
