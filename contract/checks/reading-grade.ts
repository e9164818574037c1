import { syllable } from 'syllable'

/** The Flesch–Kincaid grade of full sentences. */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsIn)
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The full sentences in a text, without labels and names. */
export const sentencesIn = (text: string): string[] =>
  [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[.!?:]["”’)]*$/.test(sentence))
