import { linkTarget, type LinkTarget } from './link-target.ts'
import type { LinkState, SiteFacts } from './parts.ts'
import { problem, type CheckProblem, type ProblemCode } from './problem.ts'

/** A link leads somewhere, and its text says where. `ids` are those of the headings of the same text. */
export function checkLink(
  field: string,
  { href, text, isPage }: { href: string; text: string; isPage?: true },
  facts: SiteFacts,
  ids: readonly string[],
): CheckProblem[] {
  const target = linkTarget(href)
  const broken = isPage && target.kind !== 'page' ? 'link_unknown' : targetProblem(target, facts, ids)
  return [
    ...(broken ? [problem(broken, field, href)] : []),
    ...(text === '' ? [problem('link_text_empty', field, href)] : []),
    ...(isVague(text) ? [problem('link_text_vague', field, text)] : []),
  ]
}

function targetProblem(target: LinkTarget, facts: SiteFacts, ids: readonly string[]): ProblemCode | undefined {
  if (target.kind === 'unsafe') return 'link_unsafe'
  if (target.kind === 'insecure') return 'link_insecure'
  if (target.kind === 'page') return facts.paths.has(target.path.toLowerCase()) ? undefined : 'link_unknown'
  if (target.kind === 'part') return ids.includes(target.id) ? undefined : 'link_unknown'
  if (target.kind === 'outside') return outsideProblems[facts.outside.get(target.url) ?? 'unverified']
  return undefined
}

const outsideProblems: Record<LinkState, ProblemCode | undefined> = {
  answers: undefined,
  dead: 'link_dead',
  private: 'link_private',
  unverified: 'link_unverified',
}

/** Screen readers list links without the sentence around them. */
const isVague = (text: string) => /^(?:click )?(?:here|this|link|this link|more|read more|this page)\.?$/iu.test(text)
