import { licenseNumbers, otherRegulators } from './brand/licenses.ts'
import { regulators, type Regulator } from './regulators.ts'

export type License = Regulator & { licenseNumber: string }

/** The licenses held, sorted by state. */
export const licenses: License[] = Object.entries<string>(licenseNumbers)
  .map(([code, licenseNumber]) => ({ ...regulatorOf(code), licenseNumber }))
  .toSorted((one, other) => one.state.localeCompare(other.state))

function regulatorOf(code: string): Regulator {
  const found = [...regulators, ...otherRegulators].find((regulator) => regulator.code === code)
  if (!found) throw new Error(`content/brand/licenses.ts names ${code}: add its regulator to otherRegulators there.`)
  return found
}
