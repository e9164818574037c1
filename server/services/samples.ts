import type { RemovedSamples } from '../../contract/samples.ts'
import type { Db } from '../db/client.ts'
import {
  closeSampleVacanciesInUse,
  deleteSampleAgents,
  deleteSamplePrices,
  deleteSampleVacancies,
} from '../db/queries/samples.ts'
import { writeAudit, type Author } from './audit.ts'

/** Permanently removes the sample agents, jobs, and prices of a new site. */
export const removeSamples = (db: Db, by: Author): Promise<RemovedSamples> =>
  db.transaction(async (tx) => {
    const agents = await deleteSampleAgents(tx)
    const closed = await closeSampleVacanciesInUse(tx)
    const vacancies = await deleteSampleVacancies(tx)
    const prices = await deleteSamplePrices(tx)
    const removed = { agents, vacancies, closed, prices }
    if (agents + vacancies + closed + prices > 0)
      await writeAudit(tx, by, { action: 'samples-removed', detail: removed })
    return removed
  })
