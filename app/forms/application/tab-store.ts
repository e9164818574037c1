import { isReturn } from './early-entries.ts'
import type { Receipt } from './receipt.ts'

/** What is kept for this tab only. Where the browser keeps nothing, the form works without it. */

const receiptKey = (jobId: string) => `application/${jobId}/receipt`
const unsavedKey = (jobId: string) => `application/${jobId}/unsaved`

export function keepReceipt(jobId: string, receipt: Receipt) {
  write(receiptKey(jobId), JSON.stringify(receipt))
}

/**
 * The receipt of an application that was sent from this tab, if the page was reloaded, as phones do when they are short
 * of memory, or somebody has come back to it. Who opens the form again wants the form.
 */
export function findReceipt(jobId: string): Receipt | undefined {
  const kept = isReturn() ? parse(read(receiptKey(jobId))) : undefined
  return isReceipt(kept) ? kept : undefined
}

export const forgetReceipt = (jobId: string) => write(receiptKey(jobId), undefined)

/** Notes whether this tab has something that is not stored in the draft. */
export const noteUnsaved = (jobId: string, isUnsaved: boolean) =>
  write(unsavedKey(jobId), isUnsaved ? 'yes' : undefined)

/** Whether the tab had something unsaved when its page was left. */
export const wasUnsaved = (jobId: string) => read(unsavedKey(jobId)) !== null

function write(key: string, value: string | undefined) {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Blocked or full.
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

const isReceipt = (value: unknown): value is Receipt =>
  typeof value === 'object' && value !== null && 'sentAt' in value && 'sections' in value && 'files' in value
