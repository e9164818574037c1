/** Words that say nothing about what a question is about. */
const fillers = new Set(
  (
    'a about am an and any are as at be been but by can could did do does for from get go had has have how i if in is it ' +
    'its may me my of on or our please so that the their them there they this to us was we what when where which who ' +
    'why will with would you your'
  ).split(' '),
)

/** The words of a text that a search compares: small letters, without accents and endings. */
export function wordsOf(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !fillers.has(word))
  return (telling.length > 0 ? telling : words).map(stem)
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']s\b|[’']/g, '')
    .toLowerCase()

/** Without the usual endings of English words: “canceled”, “cancels”, and “canceling” become “cancel”. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '')
  const root = withoutEnding(singular)
  return root.replace(/(?<=.{2})([bdglmnprt])\1$/, '$1').replace(/(?<=.{3})e$/, '')
}

/** What remains has to be a word: “bring” and “need” stay as they are. */
function withoutEnding(word: string): string {
  const ending = ['ing', 'ed'].find((each) => word.endsWith(each)) ?? ''
  const root = word.slice(0, word.length - ending.length)
  return root.length >= 3 && /[aeiouy]/.test(root) ? root : word
}
