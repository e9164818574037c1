const key = 'desk-flash'

/** Keeps a message to show on the next page. */
export const setFlash = (text: string) => sessionStorage.setItem(key, text)

export function takeFlash(): string | undefined {
  const text = sessionStorage.getItem(key) ?? undefined
  sessionStorage.removeItem(key)
  return text
}
