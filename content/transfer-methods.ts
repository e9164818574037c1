import type { PaymentMethod, PayoutMethod } from '../contract/transfer-methods.ts'

export const payoutNames: Record<PayoutMethod, string> = {
  wallet: 'Mobile wallet',
  bank: 'Bank account',
  cash: 'Cash pickup',
}

export const paymentNames: Record<PaymentMethod, string> = {
  cash: 'Cash at an agent',
  card: 'Debit card in the app',
  bank: 'Bank account in the app',
}
