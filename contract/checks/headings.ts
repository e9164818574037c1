import type { MarkdownParts } from './markdown-parts.ts'
import { problem, type CheckProblem } from './problem.ts'

/** The title of the page is its first heading, so that those in the text begin at the second level. */
const topLevel = 2

/** Headings go down one level at a time, and each says something. */
export function checkHeadings(field: string, headings: MarkdownParts['headings']): CheckProblem[] {
  return headings.flatMap(({ depth, text }, index) => {
    const above = headings[index - 1]?.depth ?? topLevel - 1
    if (text === '') return [problem('heading_empty', field, '#'.repeat(depth))]
    if (depth < topLevel) return [problem('heading_too_high', field, text)]
    return depth > Math.max(above, topLevel - 1) + 1 ? [problem('heading_skipped', field, text)] : []
  })
}
