/** Each fault is made once in every run of the tests; FAULT_ROUNDS=10 makes it so often, and adds what takes long. */
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? 1)
export const isLongRun = rounds > 1
