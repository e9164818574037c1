const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** “November 14, 2026” for 2026-11-14, wherever the page is rendered. */
export const longDate = (date: string) => format.format(new Date(date))
