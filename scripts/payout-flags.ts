import type { Plugin } from 'vite'
import { payoutCountries } from '../content/countries.ts'

const name = 'virtual:payout-flags'

/**
 * The URLs of the payout countries' flags by `iso2`. No others are bundled: the package has many, some of them large.
 */
export const payoutFlags = (): Plugin => ({
  name: 'payout-flags',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined
    const codes = payoutCountries.map(({ iso2 }) => iso2)
    return [
      ...codes.map((iso2) => `import flag_${iso2} from 'flag-icons/flags/4x3/${iso2}.svg?url'`),
      `export default { ${codes.map((iso2) => `'${iso2}': flag_${iso2}`).join(', ')} }`,
    ].join('\n')
  },
})
