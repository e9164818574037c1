import type { DeskInfo } from '../../contract/desk.ts'
import type { Actor } from './audit.ts'

/** What the frame of the desk shows. */
export const deskInfo = (by: Actor): DeskInfo => ({
  username: by.username,
  signedInAt: by.signedInAt.toISOString(),
  counts: { applications: 0, leads: 0, careerForms: 0 },
})
