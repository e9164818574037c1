import { Hono } from 'hono'
import { Vacancy } from '../../contract/vacancy.ts'
import type { Db } from '../db/client.ts'
import { findOpenVacancy, listOpenVacancies } from '../services/vacancies.ts'

export const vacanciesApi = (db: Db) =>
  new Hono()
    .get('/', async (c) => c.json(await listOpenVacancies(db)))
    .get('/:id', async (c) => c.json(Vacancy.parse(await findOpenVacancy(db, c.req.param('id')))))
