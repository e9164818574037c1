import { z } from 'zod'
import { applicationStages } from './application-options.ts'
import { declineReason } from './desk-applications.ts'
import { EmailText, TemplateCode } from './email-template.ts'
import { because } from './reasons.ts'

/** An email waits for some seconds, in which it can be undone. Once sending has begun, it cannot. */
export const emailStates = ['waiting', 'sending', 'sent', 'failed', 'undone'] as const
export type EmailState = (typeof emailStates)[number]

/** The error of an email that was not sent because the person opted out while it waited. */
export const optedOutError = 'opted-out'

/** How long an email waits. */
export const undoSeconds = 10

export const Email = z.object({
  id: z.uuid(),
  /** The emails that were sent together, and are undone together. */
  batchId: z.uuid(),
  template: z.string().nullable(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(emailStates),
  lastError: z.string().nullable(),
  author: z.string(),
  createdAt: z.string(),
  /** When it was sent, given up, or undone. */
  settledAt: z.string().nullable(),
})
export type Email = z.infer<typeof Email>

/** A template with the person's data in place. */
export const FilledTemplate = z.object({ template: TemplateCode, subject: z.string(), text: z.string() })
export type FilledTemplate = z.infer<typeof FilledTemplate>

/** The emails to a person, newest first, and what is needed to write one. */
export const Correspondence = z.object({
  data: z.array(Email),
  /** Without a mail server, the text can only be copied. */
  isSetUp: z.boolean(),
  recipient: z.string(),
  /** Someone who opted out is answered only if they wrote to us after that. */
  optedOut: z.enum(['no', 'before', 'after']),
  templates: z.array(FilledTemplate),
})
export type Correspondence = z.infer<typeof Correspondence>

/**
 * Sent exactly as written; the template is only for the record. A call that is repeated with the same `batchId`, because
 * its answer was lost, does not send it again. An email that failed is sent again with its id as the `batchId`.
 */
const WrittenEmail = EmailText.extend({ template: TemplateCode.nullable(), batchId: z.uuid().optional() })
export type WrittenEmail = z.infer<typeof WrittenEmail>

const stage = z.enum(applicationStages, because('stage.unknown'))

/** With a stage, the application is moved in the same step; `from` is the stage that the admin saw. */
export const ApplicationEmail = WrittenEmail.extend({
  stage: stage.optional(),
  from: stage.optional(),
  reason: declineReason.nullable().optional(),
})
export type ApplicationEmail = z.infer<typeof ApplicationEmail>

/** Whether the person who wrote has their answer with it. */
export const LeadEmail = WrittenEmail.extend({ answered: z.boolean().default(true) })
export type LeadEmail = z.infer<typeof LeadEmail>

/** Whether the form is done with it. */
export const CareerFormEmail = WrittenEmail.extend({ handled: z.boolean().default(true) })
export type CareerFormEmail = z.infer<typeof CareerFormEmail>

const maxRecipients = 500

/**
 * An email to many applicants: the placeholders are filled in for each of them. `from` is the stages that the admin
 * saw: when they are moved with the email, whoever was moved by a colleague since is left out.
 */
export const ManyApplicationsEmail = WrittenEmail.extend({
  ids: z.array(z.uuid()).min(1, because('email.nobody')).max(maxRecipients, because('email.too_many')),
  stage: stage.optional(),
  from: z
    .array(z.object({ id: z.uuid(), stage }))
    .max(maxRecipients)
    .default([]),
  reason: declineReason.nullable().optional(),
})
export type ManyApplicationsEmail = z.infer<typeof ManyApplicationsEmail>

/** What was queued, and who is left out. */
export const QueuedEmails = z.object({
  batchId: z.uuid(),
  count: z.number(),
  leftOut: z.array(z.object({ id: z.uuid(), why: z.enum(['gone', 'moved', 'no_address', 'opted_out']) })),
})
export type QueuedEmails = z.infer<typeof QueuedEmails>

export const UndoneBatch = z.object({ batchId: z.uuid(because('record.not_found')) })
