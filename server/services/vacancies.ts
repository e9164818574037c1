import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { SiteError } from '../../contract/errors.ts'
import {
  AdminVacancy,
  Vacancy,
  VacancyInput,
  type NewVacancy,
  type VacancyEdit,
  type VacancyStatus,
} from '../../contract/vacancy.ts'
import type { Db } from '../db/client.ts'
import {
  findActiveVacancy,
  findVacancy,
  insertVacancy,
  listActiveVacancies,
  listVacancies,
  lockVacancy,
  updateVacancy,
  type VacancyRow,
} from '../db/queries/vacancies.ts'
import { writeAudit, type Actor } from './audit.ts'
import { findById } from './found.ts'

const notFound = 'vacancy.not_found'

/** A vacancy with the date that its page shows. */
export type OpenVacancy = Vacancy & { datePosted: string }

/** The public list: active vacancies, oldest first. */
export async function listOpenVacancies(db: Db): Promise<Vacancy[]> {
  return z.array(Vacancy).parse(await listActiveVacancies(db))
}

export async function findOpenVacancy(db: Db, id: string): Promise<OpenVacancy> {
  const row = await findById(id, () => findActiveVacancy(db, id), notFound)
  return { ...Vacancy.parse(row), datePosted: dayOf(row.createdAt) }
}

/** The admin list: all vacancies, newest first. */
export async function listAllVacancies(db: Db): Promise<AdminVacancy[]> {
  return (await listVacancies(db)).map(forAdmin)
}

export async function findAnyVacancy(db: Db, id: string): Promise<AdminVacancy> {
  return forAdmin(await findById(id, () => findVacancy(db, id), notFound))
}

const forAdmin = (row: VacancyRow): AdminVacancy =>
  AdminVacancy.parse({ ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() })

export const createVacancy = (db: Db, vacancy: NewVacancy, by: Actor): Promise<AdminVacancy> =>
  db.transaction(async (tx) => {
    const row = await insertVacancy(tx, vacancy)
    await writeAudit(tx, by, { action: 'vacancy-created', ...about(row) })
    return forAdmin(row)
  })

export const editVacancy = (db: Db, id: string, edit: VacancyEdit, by: Actor): Promise<AdminVacancy> =>
  db.transaction(async (tx) => {
    const { version, status, ...fields } = edit
    const before = await findById(id, () => lockVacancy(tx, id), notFound)
    if (version !== undefined && version !== before.version)
      throw new SiteError('conflict', 'vacancy.changed_meanwhile')
    const changed = VacancyInput.keyof().options.filter((name) => !isDeepStrictEqual(fields[name], before[name]))
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
  await writeAudit(tx, by, {
    action: status === 'active' ? 'vacancy-activated' : 'vacancy-deactivated',
    ...about(row),
  })
  return updateVacancy(tx, id, { status })
}

const about = (row: Pick<VacancyRow, 'id' | 'jobTitle'>, more = {}) => ({
  subject: { kind: 'vacancy' as const, id: row.id },
  detail: { jobTitle: row.jobTitle, ...more },
})

/** The URLs of the open vacancies, for the sitemap. */
export async function listVacancyPages(db: Db): Promise<{ path: string; changed: string }[]> {
  const rows = await listActiveVacancies(db)
  return rows.map(({ id, updatedAt }) => ({ path: `/careerpagedetails/${id}`, changed: dayOf(updatedAt) }))
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
