import type { z } from 'zod'
import { addressClaim, ArticleContent, ArticleDraft, articleParts, emptyArticle } from './article.ts'
import type { CheckedParts } from './checks/parts.ts'
import { checkedLicense, emptyLicense, LicenseContent, LicenseDraft, stateClaim } from './license.ts'
import type { Claim } from './publication-claim.ts'
import { checkedQuestion, emptyQuestion, QuestionContent, QuestionDraft } from './question.ts'
import { emptyNotice, NoticeContent, NoticeDraft, noticeParts } from './site-notice.ts'

/**
 * A kind of text that can be published. `draft` accepts what is written so far, `content` what may be published; both
 * have the same fields. `schema` is raised when stored content no longer fits, and `migrate` then brings it up to date.
 * `title` names an item in lists. `parts` are what the checks before publishing look at. `needsSecondPerson` is about
 * content that nobody may publish alone. `claim` is what only one item of the kind can have.
 */
export type KindOfContent<T> = {
  schema: number
  draft: z.ZodType<T>
  content: z.ZodType<T>
  empty: T
  title: (content: T) => string
  parts: (content: T) => CheckedParts
  needsSecondPerson: (content: T) => boolean
  claim?: (content: T, key: string) => Claim | undefined
  migrate?: (stored: unknown, from: number) => unknown
}

const define = <T extends object>(kind: KindOfContent<T>) => ({
  ...kind,
  /** The title of stored content; none for a draft that follows another schema. */
  titleOf: (stored: unknown): string => {
    const parsed = kind.draft.safeParse(stored)
    return parsed.success ? kind.title(parsed.data) : ''
  },
  partsOf: (stored: unknown): CheckedParts => kind.parts(kind.draft.parse(stored)),
  claimOf: (stored: unknown, key: string): Claim | undefined => {
    const parsed = kind.draft.safeParse(stored)
    return parsed.success ? kind.claim?.(parsed.data, key) : undefined
  },
  /** Content that can no longer be read is treated with care. */
  isSensitive: (stored: unknown): boolean => {
    const parsed = kind.draft.safeParse(stored)
    return !parsed.success || kind.needsSecondPerson(parsed.data)
  },
})

export const publicationContents = {
  notice: define({
    schema: 1,
    draft: NoticeDraft,
    content: NoticeContent,
    empty: emptyNotice,
    title: ({ title, text }) => title || text,
    parts: noticeParts,
    needsSecondPerson: ({ topic }) => topic === 'trouble',
  }),
  article: define({
    schema: 1,
    draft: ArticleDraft,
    content: ArticleContent,
    empty: emptyArticle,
    title: ({ title }) => title,
    parts: articleParts,
    needsSecondPerson: () => false,
    claim: addressClaim,
  }),
  license: define({
    schema: 1,
    draft: LicenseDraft,
    content: LicenseContent,
    empty: emptyLicense,
    title: ({ state }) => state,
    parts: checkedLicense,
    needsSecondPerson: () => true,
    claim: stateClaim,
  }),
  question: define({
    schema: 1,
    draft: QuestionDraft,
    content: QuestionContent,
    empty: emptyQuestion,
    title: ({ question }) => question,
    parts: checkedQuestion,
    needsSecondPerson: () => false,
  }),
}

type Contents = typeof publicationContents

export type PublicationKind = keyof Contents
export type ContentOf<K extends PublicationKind> = z.output<Contents[K]['content']>

export const publicationKinds = ['notice', 'article', 'license', 'question'] as const satisfies PublicationKind[]

/** What is written so far of an item of one kind. */
export const draftSchemaOf = <K extends PublicationKind>(kind: K): z.ZodType<ContentOf<K>> => draftSchemas[kind]

const draftSchemas: { [K in PublicationKind]: z.ZodType<ContentOf<K>> } = {
  notice: NoticeDraft,
  article: ArticleDraft,
  license: LicenseDraft,
  question: QuestionDraft,
}
