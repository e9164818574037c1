import { z } from 'zod'
import { CheckProblem } from './checks/problem.ts'
import { fieldNote } from './field-note.ts'
import { publicationKinds } from './publication-content.ts'
import { moment } from './query-text.ts'
import { because } from './reasons.ts'
import { text } from './text.ts'

/** `files`: as in the site's files, never changed here. A published notice is `upcoming` before its start, and may have ended. */
const publicationStates = ['files', 'draft', 'published', 'upcoming', 'ended', 'withdrawn'] as const

const kind = z.enum(publicationKinds, because('publication.kind_unknown'))

/** One item in the list; it has an id once somebody has opened it to change it. */
export const PublicationSummary = z.object({
  kind,
  key: z.string(),
  id: z.uuid().nullable(),
  title: z.string(),
  state: z.enum(publicationStates),
  /** Whether a draft differs from what is published. */
  isChanged: z.boolean(),
  /** When the next version takes effect. */
  scheduledFor: z.iso.datetime().nullable(),
  /** Whether a version waits for a second person. */
  isWaiting: z.boolean(),
  changedAt: z.iso.datetime().nullable(),
  by: z.string().nullable(),
})
export type PublicationSummary = z.infer<typeof PublicationSummary>

export const Publications = z.object({ publications: z.array(PublicationSummary) })

/** A version counts as `current` from its time until that of the next one. */
const versionStates = ['waiting', 'scheduled', 'current', 'past', 'called-off'] as const

/** `second-person`: anyone else who may publish. */
const approvals = ['second-person', 'owner'] as const
export type Approval = (typeof approvals)[number]

export const PublicationVersion = z.object({
  id: z.number().int(),
  state: z.enum(versionStates),
  isWithdrawal: z.boolean(),
  /** When it was to take effect; versions that wait for a second person may take effect later. */
  effectiveAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  by: z.string(),
  approvedBy: z.string().nullable(),
  /** Whose approval it needs, or needed. */
  waitsFor: z.enum(approvals).nullable(),
  /** What its author accepted, or leaves to an owner. */
  problems: z.array(CheckProblem),
  refusedBy: z.string().nullable(),
  refusal: z.string().nullable(),
})
export type PublicationVersion = z.infer<typeof PublicationVersion>

/** As the schema of its kind defines it. */
export const StoredContent = z.record(z.string(), z.json())
export type StoredContent = z.infer<typeof StoredContent>

export const toStored = (content: object): StoredContent => JSON.parse(JSON.stringify(content))

/** `saved` is what visitors see, or would see without the draft; null for a new item. */
export const OpenedPublication = z.object({
  id: z.uuid(),
  kind,
  key: z.string(),
  title: z.string(),
  state: z.enum(publicationStates),
  /** Counts the changes of the draft. */
  revision: z.number().int(),
  draft: StoredContent.nullable(),
  draftedBy: z.string().nullable(),
  draftedAt: z.iso.datetime().nullable(),
  saved: StoredContent.nullable(),
  versions: z.array(PublicationVersion),
  /** Whether the site's files have a text of it too. */
  hasFiles: z.boolean(),
  /** Who else has it open now. */
  others: z.array(z.string()),
})
export type OpenedPublication = z.infer<typeof OpenedPublication>

/** `key`: of a text in the site's files; without it, for a new item. */
export const NewPublication = z.object({
  kind,
  key: z.string().max(300).optional(),
  newKey: z.uuid().optional().describe(fieldNote('record.newId')),
})
export type NewPublication = z.output<typeof NewPublication>

export const MadePublication = z.object({ id: z.uuid() })

/** Who else has it open now. */
export const OtherEditors = z.object({ others: z.array(z.string()) })

/** `revision` is that of the draft it is based on; null discards the draft. */
export const DraftChange = z.object({ revision: z.int().min(0), draft: StoredContent.nullable() })
export type DraftChange = z.output<typeof DraftChange>

export const SavedDraft = z.object({ revision: z.number().int() })

const accepted = z.array(z.string().max(1000)).max(200).default([])

const requestId = z.uuid().optional().describe(fieldNote('record.newId'))

/** Without a time, right away. `accepted`: what the person has read and accepted, by `problemKey`. */
export const Publishing = z.object({
  revision: z.int().min(0),
  effectiveAt: moment.nullable(),
  accepted,
  requestId,
})
export type Publishing = z.output<typeof Publishing>

export const Withdrawal = z.object({ effectiveAt: moment.nullable(), accepted, requestId })
export type Withdrawal = z.output<typeof Withdrawal>

/**
 * What the checks say about the draft, about an earlier version that is to be published again, where 0 is that of the
 * files, or about withdrawing what is published.
 */
export const CheckRequest = z.object({ version: z.int().min(0).nullable(), withdraws: z.boolean().default(false) })
export type CheckRequest = z.output<typeof CheckRequest>

/** `waitsFor`: whose approval publishing would need. */
export const Checked = z.object({ problems: z.array(CheckProblem), waitsFor: z.enum(approvals).nullable() })
export type Checked = z.infer<typeof Checked>

/** Null: withdrawn, or not there yet. */
export const VersionContent = z.object({ content: StoredContent.nullable() })

export const Restoration = z.object({ accepted, requestId })
export type Restoration = z.output<typeof Restoration>

export const Refusal = z.object({ text: text(500, 'publication.refusal_required') })

/** The page at `path` as visitors would see it with this draft. */
export const PreviewRequest = z.object({ draft: StoredContent, path: z.string().max(300) })

export const PageAsOf = z.object({ path: z.string().max(300), at: moment })

export const RenderedPage = z.object({ html: z.string() })

/** An article with all its text. */
export const maxDraftBytes = 512 * 1024
