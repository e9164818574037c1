/**
 * The licenses held: state and license number. Regulators and the texts that states prescribe are in
 * content/regulators.ts. These numbers are samples. After a change run `npm run draw:maps`.
 */
import type { Regulator } from '../regulators.ts'

export const licenseNumbers = {
  CA: 'SAMPLE-CA-0001',
  CO: 'SAMPLE-CO-0001',
  GA: 'SAMPLE-GA-0001',
  IL: 'SAMPLE-IL-0001',
  IN: 'SAMPLE-IN-0001',
  IA: 'SAMPLE-IA-0001',
  KY: 'SAMPLE-KY-0001',
  ME: 'SAMPLE-ME-0001',
  MD: 'SAMPLE-MD-0001',
  MN: 'SAMPLE-MN-0001',
  MO: 'SAMPLE-MO-0001',
  NE: 'SAMPLE-NE-0001',
  NC: 'SAMPLE-NC-0001',
  ND: 'SAMPLE-ND-0001',
  OH: 'SAMPLE-OH-0001',
  SD: 'SAMPLE-SD-0001',
  TN: 'SAMPLE-TN-0001',
  TX: 'SAMPLE-TX-0001',
  VT: 'SAMPLE-VT-0001',
  VA: 'SAMPLE-VA-0001',
  WA: 'SAMPLE-WA-0001',
  WI: 'SAMPLE-WI-0001',
} satisfies Record<string, string>

/** Regulators of states that are not in content/regulators.ts yet, in the same format. */
export const otherRegulators: Regulator[] = []
