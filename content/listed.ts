/** “a, b and c”; en-GB, because en-US would add a comma before “and”. */
export const listed = (items: string[]) => new Intl.ListFormat('en-GB').format(items)
