import type { DeskInfo } from '../../contract/desk.ts'
import type { Db } from '../db/client.ts'
import { countNewApplications } from '../db/queries/desk-applications.ts'
import { countOpenCareerForms } from '../db/queries/desk-career-forms.ts'
import { countDeliveries } from '../db/queries/desk-leads.ts'
import type { Actor } from './audit.ts'

/** For the frame of the desk: who is signed in, and how much is waiting. */
export async function deskInfo(db: Db, by: Actor): Promise<DeskInfo> {
  const [applications, leads, careerForms] = await Promise.all([
    countNewApplications(db),
    countDeliveries(db, 'failed'),
    countOpenCareerForms(db),
  ])
  return {
    username: by.username,
    signedInAt: by.signedInAt.toISOString(),
    counts: { applications, leads, careerForms },
  }
}
