import { z } from 'zod'
import { because } from './reasons.ts'

/** Where a lead stands: someone waits for an answer in the first two states. */
export const leadStates = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const
export type LeadState = (typeof leadStates)[number]

export const waitingStates = ['new', 'in_progress'] as const satisfies LeadState[]

/** A day that a person may choose: no past century and no typing error in the year. */
const followUpDay = z.iso
  .date(because('lead.follow_up_invalid'))
  .refine((day) => day >= '2000-01-01' && day <= '2199-12-31', because('lead.follow_up_invalid'))

/** What people decide about a lead. Until the follow-up day, nobody has to look at it. */
export const LeadWork = z.object({
  state: z.enum(leadStates, because('lead.state_unknown')),
  ownerId: z.uuid(because('lead.owner_unknown')).nullable(),
  followUpOn: followUpDay.nullable(),
})
export type LeadWork = z.infer<typeof LeadWork>

/**
 * What is missing stays as it is. `was` is what the person saw: if someone else has changed it in the meantime, nothing is
 * changed, so that two people who take a lead at once learn of each other.
 */
export const LeadWorkChange = LeadWork.partial().extend({ was: LeadWork.partial().optional() })
export type LeadWorkChange = z.infer<typeof LeadWorkChange>

/** The people who can take care of a lead. */
export const LeadOwners = z.object({ data: z.array(z.object({ id: z.uuid(), username: z.string() })) })
export type LeadOwner = z.infer<typeof LeadOwners>['data'][number]
