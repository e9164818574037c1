import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { Vacancy } from '../../contract/vacancy.ts'

/** The vacancies that visitors can apply for. */
export const openJobs = async (request: APIRequestContext) =>
  z.array(Vacancy).parse(await (await request.get('/api/jobs')).json())
