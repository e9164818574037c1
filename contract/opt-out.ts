import { z } from 'zod'
import { fieldNote } from './field-note.ts'
import { withoutInvisible } from './invisible.ts'
import { pageOf } from './page.ts'
import { comparablePhone } from './phone-digits.ts'
import { cursorText, searchText } from './query-text.ts'
import { because } from './reasons.ts'
import { isEmail, text } from './text.ts'

export const contactKinds = ['email', 'phone'] as const
export const optOutWays = ['hand', 'import', 'message'] as const

/** An email address or a phone number, in one spelling. */
export type Contact = { kind: (typeof contactKinds)[number]; value: string }

/** Undefined for anything that is neither an address nor a number. */
export function readContact(written: string): Contact | undefined {
  const trimmed = withoutInvisible(written).trim()
  if (isEmail(trimmed)) return { kind: 'email', value: trimmed.toLowerCase() }
  const value = comparablePhone(trimmed)
  return /^\d{6,14}$/.test(value) ? { kind: 'phone', value } : undefined
}

/** One spelling of what carriers and regulators count as a wish to stop. */
const stopWords = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'])
const startWords = new Set(['START', 'UNSTOP', 'YES'])

/** What a text message asks for: a message that begins with “stop” counts, whatever follows. */
export function readKeyword(message: string): 'stop' | 'start' | undefined {
  const letters = message.toUpperCase().replaceAll(/[^A-Z]/g, '')
  if (stopWords.has(letters) || /^\s*stop\b/i.test(message)) return 'stop'
  return startWords.has(letters) ? 'start' : undefined
}

export const OptOut = z.object({
  id: z.string(),
  kind: z.enum(contactKinds),
  /** Null after the person was erased. */
  contact: z.string().nullable(),
  via: z.enum(optOutWays),
  at: z.string(),
  endedAt: z.string().nullable(),
})
export type OptOut = z.infer<typeof OptOut>

export const OptOutQuery = z.object({ cursor: cursorText.optional(), q: searchText(254).optional() })
export type OptOutQuery = z.output<typeof OptOutQuery>
export const OptOutPage = pageOf(OptOut)

export const NewOptOut = z.object({ contact: text(254, 'optOut.contact_required') })

export const maxOptOutBytes = 4 * 1024 * 1024
export const OptOutFile = z.object({ csv: z.string(because('import.file_required')) })

/** `bad` has the lines that contain neither an address nor a number. */
export const ImportedOptOuts = z.object({ added: z.number(), known: z.number(), bad: z.array(z.number()) })

/** A text message that somebody sent to the company's number. */
export const ReceivedMessage = z.object({
  from: z.string(because('optOut.contact_required')).max(40).describe(fieldNote('message.from')),
  text: z.string(because('optOut.message_required')).max(2000).describe(fieldNote('message.text')),
})
export const MessageAnswer = z.object({ action: z.enum(['opted-out', 'opted-in', 'none']) })
export type MessageAction = z.infer<typeof MessageAnswer>['action']
