/** A `tel:` URI. Ten digits are a US number, and a leading “00” means “+”. */
export function telUri(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '')
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}

/** A US number as Americans write it; other numbers stay as they were sent. */
export const formatPhone = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
