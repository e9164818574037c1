import { z } from 'zod'
import { Vacancy } from '../../contract/vacancy.ts'
import type { Db } from '../db/client.ts'
import {
  createVacancy,
  deleteDraft,
  editVacancy,
  findAnyVacancy,
  findOpenVacancy,
  listAllVacancies,
  listOpenVacancies,
  setVacancyStatus,
} from '../services/vacancies.ts'
import { handle } from './handle.ts'

export const vacanciesApi = (db: Db) => [
  handle('vacancies.list', async ({ actor }) =>
    actor ? listAllVacancies(db) : z.array(Vacancy).parse(await listOpenVacancies(db)),
  ),
  handle('vacancies.find', async ({ params: { id }, actor }) =>
    actor ? findAnyVacancy(db, id) : Vacancy.parse(await findOpenVacancy(db, id)),
  ),
  handle('vacancies.create', ({ body, actor }) => createVacancy(db, body, actor)),
  handle('vacancies.edit', ({ params, body, actor }) => editVacancy(db, params.id, body, actor)),
  handle('vacancies.setStatus', ({ params, body, actor }) => setVacancyStatus(db, params.id, body.status, actor)),
  handle('vacancies.delete', ({ params, actor }) => deleteDraft(db, params.id, actor)),
]
