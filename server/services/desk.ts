import type { DeskInfo } from '../../contract/desk.ts'
import { may } from '../../contract/roles.ts'
import type { Db } from '../db/client.ts'
import { listOwnerNames } from '../db/queries/admins.ts'
import { countNewApplications } from '../db/queries/desk-applications.ts'
import { countOpenCareerForms } from '../db/queries/desk-career-forms.ts'
import { countUnreadNews } from '../db/queries/news.ts'
import { countReviews } from '../db/queries/publication-reviews.ts'
import type { Actor } from './audit.ts'
import { countWaitingPeople } from './lead-work.ts'

type Parts = { db: Db; minPasswordLength: number }

/** For the frame of the desk: who is signed in, and how much is waiting. */
export async function deskInfo({ db, minPasswordLength }: Parts, by: Actor): Promise<DeskInfo> {
  const [owners, applications, careerForms, leads, news, publications] = await Promise.all([
    listOwnerNames(db),
    may(by.role, 'hiring.read') ? countNewApplications(db) : undefined,
    may(by.role, 'hiring.read') ? countOpenCareerForms(db) : undefined,
    may(by.role, 'leads.read') ? countWaitingPeople(db) : undefined,
    by.role === 'owner' ? countUnreadNews(db, by.adminId) : undefined,
    may(by.role, 'publications.change') ? countReviews(db, by) : undefined,
  ])
  return {
    username: by.username,
    role: by.role,
    signedInAt: by.signedInAt.toISOString(),
    owners,
    minPasswordLength,
    counts: { applications, careerForms, leads, news, publications },
  }
}
