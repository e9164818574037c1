import { z } from 'zod'
import { linkTarget } from './checks/link-target.ts'
import type { CheckedParts } from './checks/parts.ts'
import { trimTrailingSlashes } from './paths.ts'
import { moment } from './query-text.ts'
import { because } from './reasons.ts'
import { text } from './text.ts'

/** A line above the page, or a card at its top. */
export const noticeLooks = ['line', 'card'] as const
export const noticeTopics = ['information', 'trouble', 'holiday'] as const

/** A path of this site, or an address on the web. */
const href = /^(?:\/(?:[^\s/]\S*)?|https:\/\/\S+|tel:\+?\d+|mailto:[^\s@]+@\S+)$/

const isLink = (value: string) => value === '' || href.test(value)

/** What is written so far; nothing is required yet. No `pages` means all pages, and no time means now or forever. */
export const NoticeDraft = z.object({
  look: z.enum(noticeLooks),
  topic: z.enum(noticeTopics),
  title: text(80),
  text: text(400),
  linkText: text(60),
  linkHref: text(300),
  pages: z.array(text(200)).max(100),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  order: z.int().min(0).max(99),
})
export type NoticeDraft = z.output<typeof NoticeDraft>

export const NoticeContent = NoticeDraft.extend({
  text: text(400, 'publication.text_required'),
  linkHref: text(300).check(z.refine(isLink, because('publication.link_invalid'))),
})
  .refine(({ look, title }) => look === 'line' || title !== '', {
    error: because('publication.title_required'),
    path: ['title'],
  })
  .refine(({ linkText, linkHref }) => linkText === '' || linkHref !== '', {
    error: because('publication.link_required'),
    path: ['linkHref'],
  })
  .refine(({ linkText, linkHref }) => linkHref === '' || linkText !== '', {
    error: because('publication.link_text_required'),
    path: ['linkText'],
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    error: because('publication.ends_before_start'),
    path: ['endsAt'],
  })

export const emptyNotice: NoticeDraft = {
  look: 'line',
  topic: 'information',
  title: '',
  text: '',
  linkText: '',
  linkHref: '',
  pages: [],
  startsAt: null,
  endsAt: null,
  order: 50,
}

export const isShownAt = ({ startsAt, endsAt }: NoticeDraft, at: Date): boolean =>
  (startsAt === null || new Date(startsAt) <= at) && (endsAt === null || at < new Date(endsAt))

/** Page paths ignore letter case. An address that was copied may go on after the path. */
export const isShownOn = ({ pages }: NoticeDraft, path: string): boolean =>
  pages.length === 0 || pages.some((page) => pathOf(page) === comparedPath(path))

function pathOf(page: string): string | undefined {
  const target = linkTarget(page)
  return target.kind === 'page' ? comparedPath(target.path) : undefined
}

const comparedPath = (path: string) => trimTrailingSlashes(path).toLowerCase()

export const noticeParts = ({ title, text: words, linkText, linkHref, pages }: NoticeDraft): CheckedParts => ({
  texts: [
    { field: 'title', text: title },
    { field: 'text', text: words },
  ],
  links: [
    ...(linkHref === '' ? [] : [{ field: 'linkHref', href: linkHref, text: linkText }]),
    ...pages.map((path) => ({ field: 'pages', href: path, text: path, isPage: true as const })),
  ],
  pictures: [],
})
