/** `npm test` makes each fault once, at small size; `npm run proofs` sets FAULT_ROUNDS=10 and makes it so often, at full size. */
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? 1)
export const isLongRun = rounds > 1
