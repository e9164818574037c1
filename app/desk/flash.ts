const key = 'desk-flash'

/** A word about what was done here, for the page that opens next. */
export const leaveWord = (text: string) => sessionStorage.setItem(key, text)

export function takeWord(): string | undefined {
  const text = sessionStorage.getItem(key) ?? undefined
  sessionStorage.removeItem(key)
  return text
}
