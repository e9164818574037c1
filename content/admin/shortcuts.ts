/** The list of keyboard shortcuts, which pages with shortcuts open on “?”. */
export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  hint: 'They work when you are not typing in a field.',
  list: 'This list',
  on: 'Use keyboard shortcuts on this device',
  off: 'Keyboard shortcuts are off on this device.',
  close: 'Close',
}
