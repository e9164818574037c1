import type { Answers } from './answers.ts'
import type { FileName } from './draft-store.ts'
import type { Drawing } from './drawing.ts'
import type { Receipt } from './receipt.ts'

/** Messages between tabs that show the same form. */
export type DraftMessage =
  | { kind: 'answers'; changes: Answers; key: string; savedAt: number | undefined }
  | { kind: 'file'; name: FileName; file: File | undefined; isKept: boolean }
  | { kind: 'drawing'; drawing: Drawing | undefined }
  | { kind: 'deleted'; key: string }
  | { kind: 'sent'; receipt: Receipt }

/** Connects the tabs that show the form of one job. */
export const openDraftChannel = (jobId: string) => new BroadcastChannel(`application/${jobId}`)
