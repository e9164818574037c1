import type { LicenseContent, LicenseStatus } from '../contract/license.ts'
import type { Published } from '../contract/published.ts'
import { licenseNumbers, licensesAsOf, otherRegulators } from './brand/licenses.ts'
import { regulators, type Regulator } from './regulators.ts'

export type License = LicenseContent & Pick<Regulator, 'sample'>

/** The licenses held when the site was built, sorted by state. */
export const licenses: License[] = Object.entries<string>(licenseNumbers)
  .map(([code, licenseNumber]): License => ({
    ...regulatorOf(code),
    licenseNumber,
    status: 'active',
    asOf: licensesAsOf,
  }))
  .toSorted(byState)

function regulatorOf(code: string): Regulator {
  const found = [...regulators, ...otherRegulators].find((regulator) => regulator.code === code)
  if (!found) throw new Error(`content/brand/licenses.ts names ${code}: add its regulator to otherRegulators there.`)
  return found
}

function byState(one: License, other: License): number {
  return one.state.localeCompare(other.state)
}

/** The licenses with what has been published since, one per state, sorted by state. */
export function licensesIn({ changes }: Published): License[] {
  const unchanged = licenses.filter(({ code }) => !changes.license.has(code))
  const changed = Array.from(changes.license.values()).filter((license) => license !== null)
  const byCode = new Map([...unchanged, ...changed].map((license) => [license.code, license]))
  return Array.from(byCode.values()).toSorted(byState)
}

export const withStatus = (all: License[], status: LicenseStatus) => all.filter((license) => license.status === status)

/** The latest day on which a license was compared with the record of its regulator. */
export const asOfDay = (all: License[]): string =>
  all.reduce((latest, { asOf }) => (asOf > latest ? asOf : latest), licensesAsOf)
