/** Too short a beginning matches half of everything and helps nobody. */
const shortest = 2

/** A part of a phone number is too common to look for; this many digits are a whole one. */
const phoneDigits = 7

/** Typed words as a query for all of them, each as the beginning of a word; nothing when there is none to search by. */
export function searchQuery(typed = ''): string | undefined {
  const words = isPhone(typed) ? [typed.replaceAll(/\D/g, '')] : typed.toLowerCase().split(/\s+/).flatMap(partsOf)
  return words.length === 0 ? undefined : words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}':*`).join(' & ')
}

const isPhone = (typed: string) => /^[\d\s()+./-]+$/.test(typed) && typed.replaceAll(/\D/g, '').length >= phoneDigits

/** An email address is one word, and so is what was typed of it. */
function partsOf(word: string): string[] {
  if (/^[^@]+@[^@]/.test(word)) return [word]
  return word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= shortest)
}
