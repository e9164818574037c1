import { readingGrade, sentencesIn } from '../../contract/checks/reading-grade.ts'
import { readHtml } from './html.ts'

/** The grade of the full sentences in a page, without headings, labels, and lists of names. */
export const gradeOfPage = (html: string): number => readingGrade(sentencesInPage(html))

/** The full sentences in a page. */
export const sentencesInPage = (html: string): string[] => blocksOf(html).flatMap(sentencesIn)

/** The text of the innermost paragraphs, list items, cells, and quotes. */
const blocksOf = (html: string): string[] =>
  [
    ...html.matchAll(/<(p|li|dd|td|blockquote)[ >](?:(?!<\/?(?:p|li|dd|td|blockquote|div|ul|ol|h\d)[ >]).)*<\/\1>/gs),
  ].map(([block]) => readHtml(block).text)
