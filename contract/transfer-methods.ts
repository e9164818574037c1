/** How money arrives. */
export const payoutMethods = ['wallet', 'bank', 'cash'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

/** How the sender pays. */
export const paymentMethods = ['cash', 'card', 'bank'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
