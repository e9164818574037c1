/** A hundred signs of formatting in a row, or underscores in one word, mean nothing to a reader. */
const nested = /(?:[>*_~[\]!+-][ \t]?){100}|(?:[a-z\d.+-]{0,20}_){100}/i

export const isTooNested = (markdown: string) => nested.test(markdown)
