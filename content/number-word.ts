const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** “seven” for 7; from eleven on, digits are easier to read. */
export const numberWord = (count: number) => words[count] ?? String(count)

export const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** “one city”, “seven cities”. */
export const inWords = (count: number, one: string, many: string) => `${numberWord(count)} ${count === 1 ? one : many}`
