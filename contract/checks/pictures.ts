import { readPicturePath } from '../picture.ts'
import type { MarkdownParts } from './markdown-parts.ts'
import { problem, type CheckProblem } from './problem.ts'

/** A picture is one of ours, and its alternative text says what it shows. */
export const checkPicture = (field: string, { href, alt }: MarkdownParts['pictures'][number]): CheckProblem[] => [
  ...(readPicturePath(href) ? [] : [problem('picture_outside', field, href)]),
  ...checkAlt(field, alt),
]

export function checkAlt(field: string, alt: string): CheckProblem[] {
  if (alt.trim() === '') return [problem('alt_missing', field, '')]
  return isPoor(alt.trim()) ? [problem('alt_poor', field, alt)] : []
}

/** The name of a file, or a word that says only that there is a picture. */
const isPoor = (alt: string) =>
  /\.(?:jpe?g|png|gif|webp|avif|heic)$/iu.test(alt) ||
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|screenshot|logo|banner|img)(?: \d{1,4})?$/iu.test(alt) ||
  /^(?:IMG|DSC|P)[_-]?\d{3,8}$/iu.test(alt)
