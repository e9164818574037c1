/** A hundred signs of formatting in a row mean nothing to a reader. */
const nested = /(?:[>*_~[\]!+-][ \t]?){100}/

export const isTooNested = (markdown: string) => nested.test(markdown)
