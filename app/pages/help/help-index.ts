import { withoutMarkup } from '../../../contract/inline-markup.ts'
import { editDistance } from './edit-distance.ts'
import { wordsOf } from './words.ts'

/** A question that can be found, with the page that it is on. */
export type HelpEntry = { question: string; answer: string[]; page: string; href: string; isGeneral: boolean }

export type HelpIndex = {
  entries: HelpEntry[]
  /** How much each entry says about a word, by word. */
  words: ReadonlyMap<string, ReadonlyMap<HelpEntry, number>>
  /** Groups of words that people use for the same thing. */
  synonyms: ReadonlySet<string>[]
}

/** A word in the question says more than one in its answer; the name of the page says what all of it is about. */
const weights = { question: 4, page: 5, answer: 1 }

export function createHelpIndex(entries: HelpEntry[], synonyms: string[][]): HelpIndex {
  const words = new Map<string, Map<HelpEntry, number>>()
  const add = (entry: HelpEntry, text: string, weight: number) => {
    for (const word of new Set(wordsOf(text))) {
      const found = words.get(word) ?? new Map<HelpEntry, number>()
      words.set(word, found.set(entry, (found.get(entry) ?? 0) + weight))
    }
  }
  for (const entry of entries) {
    add(entry, entry.question, weights.question)
    add(entry, entry.page, weights.page)
    add(entry, withoutMarkup(entry.answer.join(' ')), weights.answer)
  }
  return { entries, words, synonyms: synonyms.map((group) => new Set(group.flatMap(wordsOf))) }
}

export const maxQueryLength = 100
const maxQueryWords = 8
const maxFound = 20
const minShareOfBest = 0.2
/** For most people; whoever wants to know about a country names it. */
const generalWeight = 2

/** The entries that match at least half of the words, best first, without those that are far behind the best. */
export function searchHelp(index: HelpIndex, query: string): HelpEntry[] {
  const asked = [...new Set(wordsOf(query.slice(0, maxQueryLength)))].slice(0, maxQueryWords)
  const scores = asked.map((word) => scoresOf(index, word))
  const found = index.entries
    .map((entry) => {
      const matches = scores.map((score) => score.get(entry) ?? 0)
      const share = matches.filter((score) => score > 0).length / asked.length
      const sum = matches.reduce((total, score) => total + score, 0)
      return { entry, share, score: sum * share * (entry.isGeneral ? generalWeight : 1) }
    })
    .filter(({ share }) => share >= 0.5)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxFound)
  const best = found[0]?.score ?? 0
  return found.filter(({ score }) => score > best * minShareOfBest).map(({ entry }) => entry)
}

/** How well each entry answers one word; a rare word counts for more than a frequent one. */
function scoresOf(index: HelpIndex, asked: string): Map<HelpEntry, number> {
  const scores = new Map<HelpEntry, number>()
  const likeness = likenessTo(asked, index)
  for (const [word, entries] of index.words) {
    const alike = likeness(word)
    if (alike === 0) continue
    for (const [entry, weight] of entries) {
      const score = (alike * weight) / Math.sqrt(entries.size)
      scores.set(entry, Math.max(scores.get(entry) ?? 0, score))
    }
  }
  return scores
}

/** From 0 to 1: the same word, one for the same thing, one that begins like it, or one that differs by a typing error. */
function likenessTo(asked: string, { words, synonyms }: HelpIndex): (word: string) => number {
  const groups = synonyms.filter((group) => group.has(asked))
  // Only a word that no entry contains is taken for a mistake.
  const errors = words.has(asked) || groups.length > 0 ? 0 : errorsIn(asked)
  return (word) => {
    if (word === asked) return 1
    if (groups.some((group) => group.has(word))) return 0.7
    if (asked.length >= 3 && word.startsWith(asked)) return 0.6
    return errors > 0 && editDistance(asked, word, errors) <= errors ? 0.4 : 0
  }
}

/** How many typing errors are likely in a word; short ones resemble too many others. */
function errorsIn({ length }: string): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}
