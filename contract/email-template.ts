import { z } from 'zod'
import type { ApplicationStage } from './application-options.ts'
import { oneLine, text } from './text.ts'

/** Whom an email is to: someone who applied, sent a resume, or wrote to us. */
const emailKinds = ['application', 'career-form', 'lead'] as const
export type EmailKind = (typeof emailKinds)[number]

export const emailTemplates = {
  application: [
    'application-confirmation',
    'received',
    'invitation',
    'more-documents',
    'not-selected',
    'position-closed',
    'offer',
  ],
  'career-form': ['resume-confirmation', 'resume-invitation', 'resume-no-opening'],
  lead: ['question-answered', 'report-received', 'more-information', 'report-result', 'agent-next-steps'],
} as const satisfies Record<EmailKind, readonly string[]>

/**
 * Sent by the site as soon as something arrives, with what is filled in. Anyone can have one sent to any address, so
 * nothing that they wrote is in it except a first name.
 */
export const automaticTemplates = {
  'application-confirmation': ['firstName', 'job', 'reference', 'statusLink', 'company'],
  'resume-confirmation': ['firstName', 'company'],
} as const satisfies Partial<Record<EmailTemplate, readonly string[]>>
export type AutomaticTemplate = keyof typeof automaticTemplates

export const isAutomatic = (template: EmailTemplate): template is AutomaticTemplate =>
  Object.hasOwn(automaticTemplates, template)

/** Where an application usually stands after such an email. */
export const stageWithTemplate: Partial<Record<EmailTemplate, ApplicationStage>> = {
  invitation: 'interview',
  'not-selected': 'declined',
  'position-closed': 'declined',
  offer: 'offer',
}

export type EmailTemplate = (typeof emailTemplates)[EmailKind][number]

const everyTemplate = emailKinds.flatMap((kind): readonly EmailTemplate[] => emailTemplates[kind])

/** What is filled in for each person, written in braces: `{firstName}`. */
export const emailPlaceholders = {
  application: ['firstName', 'lastName', 'job', 'reference', 'company'],
  'career-form': ['firstName', 'name', 'company'],
  lead: ['firstName', 'name', 'reference', 'company'],
} as const satisfies Record<EmailKind, readonly string[]>

/** What the sender writes: as long as one of these is in an email, it is not sent. */
export const openPlaceholders = {
  application: ['documents'],
  'career-form': [],
  lead: ['answer', 'questions', 'result'],
} as const satisfies Record<EmailKind, readonly string[]>

/** A person's own data, in the place of the placeholders. */
export type EmailValues<K extends EmailKind = EmailKind> = Record<(typeof emailPlaceholders)[K][number], string>

const pattern = /\{(\w+)\}/g

/** The first name in braces that is none of the known ones. */
export const findUnknown = (written: string, known: readonly string[]): string | undefined =>
  namesIn(written).find((name) => !known.includes(name))

/** The first name in braces that is one of these. */
export const findOpen = (written: string, open: readonly string[]): string | undefined =>
  namesIn(written).find((name) => open.includes(name))

const namesIn = (written: string) => Array.from(written.matchAll(pattern), ([, name = '']) => name)

/** Puts values in place of their names, once: braces in a value stay as they are. */
export const fillIn = (written: string, values: Record<string, string>): string =>
  written.replaceAll(pattern, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? whole : oneLine(value)
  })

/** The subject and the text of an email, both plain text; a subject has one line. */
export const EmailText = z.object({
  subject: text(200, 'email.subject_required').check(z.overwrite(oneLine)),
  text: text(10_000, 'email.text_required'),
})
export type EmailText = z.infer<typeof EmailText>

/** `was` is what the person saw: if someone else has changed it in the meantime, nothing is changed. */
export const TemplateChange = EmailText.extend({ was: z.object({ subject: z.string(), text: z.string() }) })
export type TemplateChange = z.infer<typeof TemplateChange>

export const StoredTemplate = z.object({
  template: z.enum(everyTemplate),
  kind: z.enum(emailKinds),
  subject: z.string(),
  text: z.string(),
  placeholders: z.array(z.string()),
  openPlaceholders: z.array(z.string()),
  /** The site sends it by itself. */
  isAutomatic: z.boolean(),
  isOriginal: z.boolean(),
  /** Who changed it last, if anyone did. */
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
})
export type StoredTemplate = z.infer<typeof StoredTemplate>

/** `isSetUp`: whether the site can send emails. */
export const StoredTemplates = z.object({ data: z.array(StoredTemplate), isSetUp: z.boolean() })
export const ChangedTemplate = z.object({ data: StoredTemplate })

export const TemplateCode = z.enum(everyTemplate)
