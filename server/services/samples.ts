import type { RemovedSamples } from '../../contract/samples.ts'
import type { Db } from '../db/client.ts'
import { closeSampleVacanciesInUse, deleteSampleAgents, deleteSampleVacancies } from '../db/queries/samples.ts'
import { writeAudit, type Actor, type From } from './audit.ts'

type By = From & Pick<Actor, 'username'> & Partial<Pick<Actor, 'adminId'>>

/** Permanently removes the sample agents and jobs of a new site. */
export const removeSamples = (db: Db, by: By): Promise<RemovedSamples> =>
  db.transaction(async (tx) => {
    const agents = await deleteSampleAgents(tx)
    const closed = await closeSampleVacanciesInUse(tx)
    const vacancies = await deleteSampleVacancies(tx)
    const removed = { agents, vacancies, closed }
    if (agents + vacancies + closed > 0) await writeAudit(tx, by, { action: 'samples-removed', detail: removed })
    return removed
  })
