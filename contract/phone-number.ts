/** US numbers as the site writes them: “(555) 555-0100”. */
export const phonePattern = /\(\d{3}\) \d{3}-\d{4}/

export const phoneUri = (display: string) => `tel:+1${display.replaceAll(/\D/g, '')}`
