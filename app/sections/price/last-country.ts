const storageKey = 'sendCountry'

/** The country that was last chosen on this device, unless the browser does not allow storage. */
export function lastCountry(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

export function rememberCountry(iso2: string) {
  try {
    localStorage.setItem(storageKey, iso2)
  } catch {
    // Storage is not allowed: the next visit starts with the default country.
  }
}
