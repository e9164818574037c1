import type { Country, Payout } from './country.ts'

const payoutTypes: Record<Payout, string> = { wallet: 'Wallets', bank: 'Banks' }

/** “Wallets & Banks”. */
export const payoutTypeOf = ({ payouts }: Pick<Country, 'payouts'>) =>
  payouts.map((payout) => payoutTypes[payout]).join(' & ')
