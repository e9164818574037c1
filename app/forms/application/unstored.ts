import type { FileName } from './draft-store.ts'

/** What was changed and is not stored yet. */
export type Unstored = { answers: ReadonlySet<string>; files: ReadonlySet<FileName>; drawing: boolean }

export const nothing: Unstored = { answers: new Set(), files: new Set(), drawing: false }

export const both = (one: Unstored, other: Unstored): Unstored => ({
  answers: new Set([...one.answers, ...other.answers]),
  files: new Set([...one.files, ...other.files]),
  drawing: one.drawing || other.drawing,
})

export const isNothing = ({ answers, files, drawing }: Unstored) => answers.size === 0 && files.size === 0 && !drawing
