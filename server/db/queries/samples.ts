import { and, eq, exists, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { agents, applications, priceVersions, vacancies } from '../schema.ts'

export async function countSamples(db: Db): Promise<{ agents: number; vacancies: number; prices: number }> {
  const [agentCount, vacancyCount, priceCount] = await Promise.all([
    db.$count(agents, eq(agents.sample, true)),
    db.$count(vacancies, eq(vacancies.sample, true)),
    db.$count(priceVersions, eq(priceVersions.sample, true)),
  ])
  return { agents: agentCount, vacancies: vacancyCount, prices: priceCount }
}

export async function deleteSampleAgents(tx: Db): Promise<number> {
  return (await tx.delete(agents).where(eq(agents.sample, true))).rowCount ?? 0
}

/** A job that has applications is closed instead of removed. */
export async function closeSampleVacanciesInUse(tx: Db): Promise<number> {
  const isAppliedFor = exists(
    tx
      .select({ one: sql`1` })
      .from(applications)
      .where(eq(applications.vacancyId, vacancies.id)),
  )
  const { rowCount } = await tx
    .update(vacancies)
    .set({ sample: false, status: 'inactive', updatedAt: sql`now()` })
    .where(and(eq(vacancies.sample, true), isAppliedFor))
  return rowCount ?? 0
}

export async function deleteSampleVacancies(tx: Db): Promise<number> {
  return (await tx.delete(vacancies).where(eq(vacancies.sample, true))).rowCount ?? 0
}

export async function deleteSamplePrices(tx: Db): Promise<number> {
  return (await tx.delete(priceVersions).where(eq(priceVersions.sample, true))).rowCount ?? 0
}
