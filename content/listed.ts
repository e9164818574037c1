/** “a, b, and c”. */
export const listed = (items: string[]) => new Intl.ListFormat('en-US').format(items)
