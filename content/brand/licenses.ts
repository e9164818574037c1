/**
 * The licenses held: state and license number. Regulators and the texts that states prescribe are in
 * content/regulators.ts. These numbers are samples: no regulator issues any that begin with XMT. After a change, run
 * `npm run draw:maps`.
 */
import type { Regulator } from '../regulators.ts'

export const licenseNumbers = {
  CA: 'XMT-010101',
  CO: 'XMT-010102',
  GA: 'XMT-010103',
  IL: 'XMT-010104',
  IN: 'XMT-010105',
  IA: 'XMT-010106',
  KY: 'XMT-010107',
  ME: 'XMT-010108',
  MD: 'XMT-010109',
  MN: 'XMT-010110',
  MO: 'XMT-010111',
  NE: 'XMT-010112',
  NC: 'XMT-010113',
  ND: 'XMT-010114',
  OH: 'XMT-010115',
  SD: 'XMT-010116',
  TN: 'XMT-010117',
  TX: 'XMT-010118',
  VT: 'XMT-010119',
  VA: 'XMT-010120',
  WA: 'XMT-010121',
  WI: 'XMT-010122',
} satisfies Record<string, string>

/** The day on which these numbers and the regulators were last compared with the public records. */
export const licensesAsOf = '2026-11-16'

/** Regulators of states that are not in content/regulators.ts yet, in the same format. */
export const otherRegulators: Regulator[] = []
