/** “a, b, and c”. */
export const listed = (items: readonly string[]) => new Intl.ListFormat('en-US').format(items)
