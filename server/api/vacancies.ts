import { Hono } from 'hono'
import { NewVacancy, StatusChange, Vacancy, VacancyEdit } from '../../contract/vacancy.ts'
import type { Db } from '../db/client.ts'
import { checkedJson } from '../http/checked-json.ts'
import {
  createVacancy,
  editVacancy,
  findAnyVacancy,
  findOpenVacancy,
  listAllVacancies,
  listOpenVacancies,
  setVacancyStatus,
} from '../services/vacancies.ts'
import { actorOf, type Guarded } from './access.ts'

export const vacanciesApi = (db: Db) =>
  new Hono<Guarded>()
    .get('/', async (c) => c.json(c.get('actor') ? await listAllVacancies(db) : await listOpenVacancies(db)))
    .get('/:id', async (c) => {
      const id = c.req.param('id')
      return c.json(c.get('actor') ? await findAnyVacancy(db, id) : Vacancy.parse(await findOpenVacancy(db, id)))
    })
    .post('/', async (c) => c.json(await createVacancy(db, await checkedJson(c, NewVacancy), actorOf(c)), 201))
    .put('/:id', async (c) => {
      const edit = await checkedJson(c, VacancyEdit)
      return c.json(await editVacancy(db, c.req.param('id'), edit, actorOf(c)))
    })
    .patch('/:id/status', async (c) => {
      const { status } = await checkedJson(c, StatusChange)
      return c.json(await setVacancyStatus(db, c.req.param('id'), status, actorOf(c)))
    })
