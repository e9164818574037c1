/** What the converter begins with. */
export const firstPair = { from: 'USD', to: 'KES' }
