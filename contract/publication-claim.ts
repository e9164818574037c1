import type { Reason } from './reasons.ts'

/** A value that only one item of a kind can have, such as an address; `taken` says that another has it. */
export type Claim = { field: string; value: string; taken: Reason } | { field: string; missing: Reason }
