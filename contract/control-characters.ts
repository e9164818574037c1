/** Control characters, except tabs and the ends of lines and pages: a file with any of them does not count as text. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const control = /[\0-\x08\x0e-\x1f\x7f]/

export const hasControls = (text: string): boolean => control.test(text)

export const withoutControls = (text: string): string => text.split(control).join('')
