/** `system` follows the setting of the device. */
export const schemeChoices = ['system', 'light', 'dark'] as const

type SchemeChoice = (typeof schemeChoices)[number]

const storageKey = 'scheme'

/** The choice stored on this device: `system` if there is none, or the browser does not allow storage. */
export function storedScheme(): SchemeChoice {
  try {
    const stored = localStorage.getItem(storageKey)
    return schemeChoices.find((choice) => choice === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

export function storeScheme(choice: string) {
  try {
    localStorage.setItem(storageKey, choice)
  } catch {
    // Storage is not allowed: the choice lasts until the next page.
  }
}
