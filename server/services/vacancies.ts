import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { brand } from '../../content/brand/company.ts'
import { addDays } from '../../contract/business-days.ts'
import { endOfDay } from '../../contract/local-time.ts'
import { SiteError } from '../../contract/errors.ts'
import {
  AdminVacancy,
  FormVacancy,
  Vacancy,
  VacancyFields,
  VacancyInput,
  type NewVacancy,
  type VacancyEdit,
  type VacancyStatus,
} from '../../contract/vacancy.ts'
import type { Db } from '../db/client.ts'
import {
  deleteVacancy,
  findActiveVacancy,
  findVacancy,
  hasApplications,
  insertVacancy,
  listActiveVacancies,
  listVacancies,
  lockVacancy,
  updateVacancy,
  type VacancyRow,
} from '../db/queries/vacancies.ts'
import { writeAudit, type Actor } from './audit.ts'
import { checkInput } from './check-input.ts'
import { companyDay } from './company-day.ts'
import { findById } from './found.ts'

const notFound = 'vacancy.not_found'

/** A vacancy with the date that its page shows. */
export type OpenVacancy = Vacancy & { datePosted: string }

/** The public list: active vacancies whose last day is not over, oldest first. */
export async function listOpenVacancies(db: Db): Promise<OpenVacancy[]> {
  return (await listActiveVacancies(db, companyDay())).map(asOpen)
}

export async function findOpenVacancy(db: Db, id: string): Promise<OpenVacancy> {
  return asOpen(await findById(id, () => findActiveVacancy(db, id, companyDay()), notFound))
}

const asOpen = (row: VacancyRow): OpenVacancy => ({
  ...Vacancy.parse(row),
  datePosted: companyDay(row.publishedAt ?? row.createdAt),
})

/** The vacancy of an application form, which works for a day longer, for those who began in time. */
export async function findVacancyToApplyFor(db: Db, id: string): Promise<FormVacancy> {
  const row = await findById(id, () => findActiveVacancy(db, id, firstAcceptedDay()), notFound)
  const { closesOn } = row
  return {
    ...FormVacancy.parse(row),
    closesAt: closesOn && endOfDay(brand.timeZone, closesOn),
    acceptedUntil: closesOn && endOfDay(brand.timeZone, addDays(closesOn, daysOfGrace)),
    isLate: isPast(closesOn),
  }
}

const isPast = (day: string | null) => day !== null && day < companyDay()

const daysOfGrace = 1

/** Applications are accepted for vacancies whose last day is not before this one. */
export const firstAcceptedDay = () => addDays(companyDay(), -daysOfGrace)

/** The admin list: all vacancies, newest first. */
export async function listAllVacancies(db: Db): Promise<AdminVacancy[]> {
  return (await listVacancies(db)).map(forAdmin)
}

export async function findAnyVacancy(db: Db, id: string): Promise<AdminVacancy> {
  return forAdmin(await findById(id, () => findVacancy(db, id), notFound))
}

const forAdmin = (row: VacancyRow): AdminVacancy =>
  AdminVacancy.parse({
    ...row,
    hasClosed: isPast(row.closesOn),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  })

export const createVacancy = (
  db: Db,
  { vacancyId: id = randomUUID(), ...vacancy }: NewVacancy,
  by: Actor,
): Promise<AdminVacancy> =>
  db.transaction(async (tx) => {
    const publishedAt = vacancy.status === 'active' ? new Date() : null
    const row = await insertVacancy(tx, { ...vacancy, id, publishedAt })
    if (!row) return forAdmin(await findCreated(tx, id, vacancy))
    await writeAudit(tx, by, { action: 'vacancy-created', ...about(row) })
    return forAdmin(row)
  })

/** What an earlier call with the same id has created, if its answer was lost. */
async function findCreated(tx: Db, id: string, vacancy: Omit<NewVacancy, 'vacancyId'>): Promise<VacancyRow> {
  const row = await findById(id, () => findVacancy(tx, id), notFound)
  if (row.status !== vacancy.status || changedFields(row, vacancy).length > 0)
    throw new SiteError('conflict', 'vacancy.already_created')
  return row
}

const changedFields = (before: VacancyRow, after: VacancyInput) =>
  VacancyInput.keyof().options.filter((name) => !isDeepStrictEqual(after[name], before[name]))

export const editVacancy = (db: Db, id: string, edit: VacancyEdit, by: Actor): Promise<AdminVacancy> =>
  db.transaction(async (tx) => {
    const { version, status, ...given } = edit
    const before = await findById(id, () => lockVacancy(tx, id), notFound)
    const fields = checkInput(VacancyFields, { ...before, ...given })
    const changed = changedFields(before, fields)
    const isAsWanted = changed.length === 0 && (status === undefined || status === before.status)
    if (!isAsWanted && version !== undefined && version !== before.version)
      throw new SiteError('conflict', 'vacancy.changed_meanwhile')
    if (changed.length > 0) {
      await updateVacancy(tx, id, { ...fields, version: before.version + 1, sample: false })
      const detail = { changed, ...(version === undefined && { unconditional: true, replaced: before.version }) }
      await writeAudit(tx, by, { action: 'vacancy-changed', ...about({ ...before, ...fields }, detail) })
    }
    return forAdmin(await switchStatus(tx, id, status ?? before.status, by))
  })

export const setVacancyStatus = (db: Db, id: string, status: VacancyStatus, by: Actor): Promise<AdminVacancy> =>
  db.transaction(async (tx) => forAdmin(await switchStatus(tx, id, status, by)))

/** The text is unchanged, and so is its version. */
async function switchStatus(tx: Db, id: string, status: VacancyStatus, by: Actor): Promise<VacancyRow> {
  const row = await findById(id, () => lockVacancy(tx, id), notFound)
  if (row.status === status) return row
  if (status === 'draft') throw new SiteError('conflict', 'vacancy.already_published')
  await writeAudit(tx, by, {
    action: status === 'active' ? 'vacancy-activated' : 'vacancy-deactivated',
    ...about(row),
  })
  return updateVacancy(tx, id, { status, publishedAt: row.publishedAt ?? (status === 'active' ? new Date() : null) })
}

/** A draft was never public, so nothing refers to it. */
export const deleteDraft = (db: Db, id: string, by: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await findById(id, () => lockVacancy(tx, id), notFound)
    if (await hasApplications(tx, id)) throw new SiteError('conflict', 'vacancy.has_applications')
    if (row.status !== 'draft') throw new SiteError('conflict', 'vacancy.not_a_draft')
    await deleteVacancy(tx, id)
    await writeAudit(tx, by, { action: 'vacancy-deleted', ...about(row) })
  })

const about = (row: Pick<VacancyRow, 'id' | 'jobTitle'>, more = {}) => ({
  subject: { kind: 'vacancy' as const, id: row.id },
  detail: { jobTitle: row.jobTitle, ...more },
})

/** The URLs of the open vacancies, for the sitemap. */
export async function listVacancyPages(db: Db): Promise<{ path: string; changed: string }[]> {
  const rows = await listActiveVacancies(db, companyDay())
  return rows.map(({ id, updatedAt }) => ({ path: `/careerpagedetails/${id}`, changed: companyDay(updatedAt) }))
}
