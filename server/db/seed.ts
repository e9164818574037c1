import type { Db } from './client.ts'
import { sampleAgents } from '../../content/sample-agents.ts'
import { samplePrices } from '../../content/sample-prices.ts'
import { sampleVacancies } from '../../content/sample-vacancies.ts'
import { agents, priceVersions, vacancies } from './schema.ts'

/** Fills an empty database with samples; does nothing if there are vacancies. */
export async function seed(db: Db) {
  if ((await db.$count(vacancies)) > 0) return
  await db.insert(vacancies).values(sampleVacancies.map((vacancy) => ({ ...vacancy, sample: true })))
}

export async function seedAgents(db: Db) {
  if ((await db.$count(agents)) > 0) return
  await db.insert(agents).values(sampleAgents.map((agent) => ({ ...agent, sample: true })))
}

export async function seedPrices(db: Db) {
  if ((await db.$count(priceVersions)) > 0) return
  await db.insert(priceVersions).values({ prices: samplePrices, sample: true })
}
