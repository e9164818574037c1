/** The choice between the color schemes; `system` is the setting of the device. */
export const schemeTexts = {
  legend: 'Appearance',
  choices: { system: 'System', light: 'Light', dark: 'Dark' },
}
