/** `npm test` causes each fault once, at a small scale; `npm run proofs` sets FAULT_ROUNDS=10, at full scale. */
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? 1)
export const isLongRun = rounds > 1
