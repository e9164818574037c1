import { syllable } from 'syllable'
import { readHtml } from './html.ts'

/** The Flesch–Kincaid grade of the full sentences in a page, without headings, labels, and lists of names. */
export function readingGrade(html: string): number {
  const sentences = sentencesIn(html)
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [])
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** The full sentences in a page. */
export const sentencesIn = (html: string): string[] => blocksOf(html).flatMap(sentencesOf)

/** The text of the innermost paragraphs, list items, cells, and quotes. */
const blocksOf = (html: string): string[] =>
  [
    ...html.matchAll(/<(p|li|dd|td|blockquote)[ >](?:(?!<\/?(?:p|li|dd|td|blockquote|div|ul|ol|h\d)[ >]).)*<\/\1>/gs),
  ].map(([block]) => readHtml(block).text)

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[.!?:]["”’)]*$/.test(sentence))
