import type { SiteFacts } from './parts.ts'
import { problem, type CheckProblem } from './problem.ts'
import { highestGrade } from './promised-grade.ts'
import { readingGrade, sentencesIn, wordsIn } from './reading-grade.ts'
import { riskyClaims } from './risky-claims.ts'

/** Notes to oneself, and words with letters of two alphabets, which only look like the words they seem to be. */
export function checkWriting(field: string, text: string): CheckProblem[] {
  const note = /\b(?:lorem ipsum|todo|tbd|fixme|xxx)\b|\[(?:insert|add|your) [^\]]{0,80}\]|\?\?\?/iu.exec(text)?.[0]
  const mixed = wordsIn(text).find(
    (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  )
  return [
    ...(note === undefined ? [] : [problem('unfinished', field, note)]),
    ...(mixed === undefined ? [] : [problem('mixed_letters', field, mixed)]),
  ]
}

/** The measure says little about a few sentences: there it only warns. */
const fewWords = 100

export function checkGrade(field: string, blocks: readonly string[]): CheckProblem[] {
  const sentences = blocks.flatMap(sentencesIn)
  const grade = readingGrade(sentences)
  if (grade <= highestGrade) return []
  const words = sentences.flatMap(wordsIn).length
  return [problem(words < fewWords ? 'grade_high_short' : 'grade_high', field, grade.toFixed(1))]
}

export const checkClaims = (field: string, text: string): CheckProblem[] =>
  riskyClaims(text).map(({ claim, words }) => ({ ...problem('risky_claim', field, words), claim }))

/** A number of licenses or states must be one that the licenses support. */
export function checkCounts(field: string, text: string, { activeLicenses }: SiteFacts): CheckProblem[] {
  const stated = text.match(/\b(?:over |more than )?\d{1,3} (?:US )?(?:state )?(?:licenses|states)\b/giu) ?? []
  return stated.filter((claim) => !agrees(claim, activeLicenses)).map((claim) => problem('count_differs', field, claim))
}

/** Whether a statement such as “over 20 licenses” is true of a number; “20 licenses” may be fewer than there are. */
export function agrees(claim: string, count: number): boolean {
  const stated = Number(/\d+/u.exec(claim)?.[0])
  return /^(?:over|more than) /iu.test(claim) ? count > stated : count >= stated
}
