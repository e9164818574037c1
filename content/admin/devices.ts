/** A device, as far as its browser says what it is. */
export const deviceTexts = {
  on: (browser: string, system: string) => `${browser} on ${system}`,
  other: 'Another program',
  unknown: 'Unknown program',
}
