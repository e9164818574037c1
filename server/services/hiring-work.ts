import { isDeepStrictEqual } from 'node:util'
import { brand } from '../../content/brand/company.ts'
import { usualCriteria } from '../../content/usual-criteria.ts'
import { SiteError } from '../../contract/errors.ts'
import type { HiringWork, OwnerChange } from '../../contract/hiring-work.ts'
import type { Criteria, Scorecard, ScorecardInput } from '../../contract/scorecard.ts'
import type { Db } from '../db/client.ts'
import { lockApplication } from '../db/queries/desk-applications.ts'
import {
  findHiringWork,
  listScorecards,
  lockScorecard,
  saveScorecard,
  updateCriteria,
  updateOwner,
  type ScorecardRow,
} from '../db/queries/hiring-work.ts'
import { lockVacancy } from '../db/queries/vacancies.ts'
import { writeAudit, type Actor } from './audit.ts'
import { listColleagues } from './colleagues.ts'
import { whenOptedOut, type Mailing } from './emails.ts'
import { findById } from './found.ts'
import { readInterviews } from './interviews.ts'

export async function readHiringWork({ db, isSetUp, optOuts }: Mailing, id: string, by: Actor): Promise<HiringWork> {
  const { criteria, applicant, ...work } = await findById(id, () => findHiringWork(db, id))
  const [interviews, cards, colleagues, optedOut] = await Promise.all([
    readInterviews(db, id),
    listScorecards(db, id, by.adminId),
    listColleagues(db),
    whenOptedOut(db, optOuts, applicant),
  ])
  const mine = cards.find(({ adminId }) => adminId === by.adminId)
  return {
    ...work,
    criteria: criteriaOf(criteria),
    interviews,
    mine: mine ? asScorecard(mine) : null,
    submitted: cards.filter(({ submittedAt }) => submittedAt !== null).map(asScorecard),
    colleagues,
    timeZone: brand.timeZone,
    isMailSetUp: isSetUp,
    isOptedOut: optedOut === 'after',
  }
}

const criteriaOf = (criteria: string[] | null) =>
  criteria === null || criteria.length === 0 ? usualCriteria : criteria

const asScorecard = ({ author, ratings, verdict, comment, submittedAt }: ScorecardRow): Scorecard => ({
  author,
  ratings,
  verdict,
  comment,
  submittedAt: submittedAt?.toISOString() ?? null,
})

export const changeOwner = (db: Db, id: string, { ownerId, was }: OwnerChange, by: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await findById(id, () => lockApplication(tx, id))
    if (ownerId === before.ownerId) return
    if (was !== undefined && was !== before.ownerId) throw new SiteError('conflict', 'application.owner_changed')
    const owner = (await listColleagues(tx)).find((person) => person.id === ownerId)
    if (ownerId !== null && !owner) throw new SiteError('invalid', 'application.owner_unknown')
    await updateOwner(tx, id, ownerId)
    // The name, because people may be removed later.
    const detail = { username: owner?.username ?? null }
    await writeAudit(tx, by, { action: 'application-assigned', subject: { kind: 'application', id }, detail })
  })

/** A draft, or the final version, of what the person thinks of the applicant. */
export const writeScorecard = (
  db: Db,
  applicationId: string,
  { submit, ...card }: ScorecardInput,
  by: Actor,
): Promise<Scorecard> =>
  db.transaction(async (tx) => {
    await findById(applicationId, () => lockApplication(tx, applicationId))
    const before = await lockScorecard(tx, applicationId, by.adminId)
    if (before?.submittedAt) throw new SiteError('conflict', 'scorecard.submitted')
    const criteria = criteriaOf((await findHiringWork(tx, applicationId))?.criteria ?? null)
    if (card.ratings.some(({ criterion }) => !criteria.includes(criterion)))
      throw new SiteError('invalid', 'scorecard.criterion_unknown')
    const key = { applicationId, adminId: by.adminId, author: by.username }
    const saved = await saveScorecard(tx, key, { ...card, submittedAt: submit ? new Date() : null })
    const subject = { kind: 'application' as const, id: applicationId }
    if (submit) await writeAudit(tx, by, { action: 'scorecard-submitted', subject })
    return asScorecard(saved)
  })

export const changeCriteria = (db: Db, vacancyId: string, { criteria, was }: Criteria, by: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await findById(vacancyId, () => lockVacancy(tx, vacancyId))
    const current = criteriaOf(before.criteria)
    if (isDeepStrictEqual(current, criteriaOf(criteria))) return
    if (was && !isDeepStrictEqual(current, was)) throw new SiteError('conflict', 'scorecard.criteria_changed')
    await updateCriteria(tx, vacancyId, criteria)
    const vacancy = { kind: 'vacancy' as const, id: vacancyId }
    await writeAudit(tx, by, { action: 'criteria-changed', subject: vacancy, detail: { jobTitle: before.jobTitle } })
  })
