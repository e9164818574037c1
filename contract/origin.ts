import { withoutInvisible } from './invisible.ts'
import { applicationStatusPath } from './paths.ts'

/** How a visit began: the parameters of a campaign, the site that linked to us, and the first page. */
export const originParts = ['source', 'medium', 'campaign', 'term', 'content', 'referrer', 'landing'] as const
export type OriginPart = (typeof originParts)[number]
export type Origin = Partial<Record<OriginPart, string>>

/** The name in the session storage of the tab, and of the field that forms send. */
export const originKey = 'origin'

export const maxOriginLength = 2000

/** The name of each part in the field, which is written like a query: `landing=/send&utm_source=radio`. */
const sentNames: Record<OriginPart, string> = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  term: 'utm_term',
  content: 'utm_content',
  referrer: 'referrer',
  landing: 'landing',
}

/** Reads the field; what is not acceptable is left out, because it must never be a reason to refuse a form. */
export function readOrigin(sent: unknown): Origin | undefined {
  if (typeof sent !== 'string') return undefined
  const query = new URLSearchParams(sent.slice(0, maxOriginLength))
  const parts = originParts.flatMap((part) => {
    const value = withoutInvisible(query.get(sentNames[part]) ?? '').trim()
    return isAcceptable(part, value) ? [[part, value] as const] : []
  })
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}

/** Printable and short, without an @: a link in a newsletter may contain the address of its reader. */
const plain = /^[^\p{C}\ufffd@]{1,100}$/u
const encodedAt = /%(?:25)*40/
const host = /^[a-z\d.-]{1,100}(?::\d{1,5})?$/
const path = /^\/[^?#]*$/

function isAcceptable(part: OriginPart, value: string): boolean {
  if (!plain.test(value) || encodedAt.test(value)) return false
  if (part === 'referrer') return host.test(value)
  return part !== 'landing' || (path.test(value) && !isPrivate(value))
}

/** The path of an applicant's private link contains its secret. */
const isPrivate = (landing: string) => landing.toLowerCase().startsWith(applicationStatusPath)

/** The source that a campaign names, or else the site that linked to us. */
export const cameFrom = (origin: Origin | null) => origin?.source ?? origin?.referrer
