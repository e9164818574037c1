/** Too short a beginning matches half of everything and helps nobody. */
const shortest = 2

/** Typed words as a query for all of them, each as the beginning of a word; nothing when there is none to search by. */
export function searchQuery(typed: string | undefined): string | undefined {
  const words = (typed ?? '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortest)
  return words.length === 0 ? undefined : words.map((word) => `${word}:*`).join(' & ')
}
