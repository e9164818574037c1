/** “November 14, 2026” for 2026-11-14, wherever the page is rendered. */
export const longDate = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
