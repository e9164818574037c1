import { applicantTexts } from '../../../content/admin/applications.ts'
import type { DeskCall } from '../calls/client-types.ts'

type Key = (typeof applicantTexts.shortcuts)[number][0]

/** What a key is for; the others are for reading. */
const calls: Partial<Record<Key, DeskCall>> = {
  s: 'applications.move',
  n: 'applications.addNote',
  m: 'applications.sendEmail',
  x: 'applications.moveChosen',
  'Shift + X': 'applications.moveChosen',
}

/** The shortcuts of an application that a person can use, with what they do. */
export const applicantKeys = (may: (name: DeskCall) => boolean) =>
  applicantTexts.shortcuts.filter(([key]) => {
    const needed = calls[key]
    return needed === undefined || may(needed)
  })

/** Those that work in the list alone. */
export const listKeys = (may: (name: DeskCall) => boolean) =>
  applicantKeys(may).filter(([key]) => !['s', 'n', 'm'].includes(key))
