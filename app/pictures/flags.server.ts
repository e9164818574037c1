import flags from 'virtual:payout-flags'

export function flagUrl(iso2: string): string {
  const url = flags[iso2]
  if (!url) throw new Error(`There is no flag of ${iso2}`)
  return url
}
