import { z } from 'zod'
import { Interview } from './interview.ts'
import { because } from './reasons.ts'
import { Scorecard } from './scorecard.ts'

const Colleague = z.object({ id: z.uuid(), username: z.string() })
export type Colleague = z.infer<typeof Colleague>

/** What the team does with an application. Other reviewers' scorecards are included once they are submitted. */
export const HiringWork = z.object({
  ownerId: z.uuid().nullable(),
  owner: z.string().nullable(),
  vacancyId: z.uuid().nullable(),
  criteria: z.array(z.string()),
  interviews: z.array(Interview),
  mine: Scorecard.nullable(),
  submitted: z.array(Scorecard),
  colleagues: z.array(Colleague),
  /** Of the company: where interviews take place unless something else is chosen. */
  timeZone: z.string(),
  /** Without a mail server, nobody is notified of an interview. */
  isMailSetUp: z.boolean(),
  /** The applicant opted out after applying: no email reaches them. */
  isOptedOut: z.boolean(),
})
export type HiringWork = z.infer<typeof HiringWork>

const ownerId = z.uuid(because('application.owner_unknown')).nullable()

/** `was` is the owner that the person saw; if someone has changed it since, nothing is changed. */
export const OwnerChange = z.object({ ownerId, was: ownerId.optional() })
export type OwnerChange = z.infer<typeof OwnerChange>
