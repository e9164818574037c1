import { withoutInvisible } from '../invisible.ts'
import { createHeadingIds } from '../heading-slug.ts'
import { checkHeadings } from './headings.ts'
import { linkTarget, type LinkTarget } from './link-target.ts'
import { checkLink } from './links.ts'
import { readMarkdownParts } from './markdown-parts.ts'
import type { CheckedParts, CheckedText, SiteFacts } from './parts.ts'
import { checkAlt, checkPicture } from './pictures.ts'
import { problem, problemKey, type CheckProblem } from './problem.ts'
import { agrees, checkClaims, checkCounts, checkGrade, checkWriting } from './wording.ts'

/** Everything that is wrong with an item, in the order of its parts; each problem of a part is reported once. */
export function checkParts(parts: CheckedParts, facts: SiteFacts): CheckProblem[] {
  const problems = [
    ...parts.texts.flatMap((text) => checkText(text, facts)),
    ...parts.links.flatMap(({ field, ...link }) => checkLink(field, link, facts, [])),
    ...parts.pictures.flatMap(({ field, alt }) => checkAlt(field, alt)),
    ...checkSiteClaims(parts, facts),
  ]
  return [...new Map(problems.map((found) => [problemKey(found), found])).values()]
}

function checkText({ field, text, quoted }: CheckedText, facts: SiteFacts): CheckProblem[] {
  const { headings, links, pictures, html, blocks } = readMarkdownParts(text)
  const titles = headings.map((heading) => heading.text)
  const read = withoutInvisible([...titles, ...blocks].join('\n'))
  const found = [
    ...checkWriting(field, read),
    ...html.map((raw) => problem('raw_html', field, raw)),
    ...checkHeadings(field, headings),
    ...links.flatMap((link) => checkLink(field, link, facts, titles.map(createHeadingIds()))),
    ...pictures.flatMap((picture) => checkPicture(field, picture)),
  ]
  return quoted
    ? found
    : [...found, ...checkGrade(field, blocks), ...checkClaims(field, read), ...checkCounts(field, read, facts)]
}

/** What the site says about the number of its licenses stays true, or whoever publishes is told. */
export const checkSiteClaims = (
  { countsIn }: CheckedParts,
  { claims, activeLicenses }: Pick<SiteFacts, 'claims' | 'activeLicenses'>,
): CheckProblem[] =>
  countsIn === undefined
    ? []
    : claims.filter((claim) => !agrees(claim, activeLicenses)).map((claim) => problem('count_differs', countsIn, claim))

/** The links to other sites, which have to be tried. */
export const outsideLinks = (parts: CheckedParts): string[] =>
  unique(targetsIn(parts).map((target) => (target.kind === 'outside' ? target.url : undefined)))

/** The pages of the site that an item leads to, which have to exist. */
export const pageLinks = (parts: CheckedParts): string[] =>
  unique(targetsIn(parts).map((target) => (target.kind === 'page' ? target.path : undefined)))

const targetsIn = ({ texts, links }: CheckedParts): LinkTarget[] =>
  [...links, ...texts.flatMap(({ text }) => readMarkdownParts(text).links)].map(({ href }) => linkTarget(href))

const unique = (values: (string | undefined)[]) => [...new Set(values.filter((value) => value !== undefined))]
