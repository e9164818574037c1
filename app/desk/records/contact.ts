/** A `tel:` URI. Ten digits are a US number, and a leading “00” means “+”. */
export function telUri(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '')
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}

/** A US number as Americans write it; other numbers stay as they were sent. */
export const formatPhone = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

const fileKinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.oasis.opendocument.text': 'OpenDocument',
  'application/rtf': 'RTF',
  'text/plain': 'Text',
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
}

export const fileKind = (mediaType: string) => fileKinds[mediaType] ?? 'File'
