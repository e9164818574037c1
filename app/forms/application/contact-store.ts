import { del, get, set } from 'idb-keyval'
import type { Answers } from './answers.ts'

const storageKey = 'applicant/contact'

const contactFields = ['firstName', 'lastName', 'email', 'phone', 'currentAddress']

/** Kept only if the applicant asks for it, on this device only. */
export const keepContact = async (answers: Answers): Promise<void> => set(storageKey, contactOf(answers))

export const forgetContact = async (): Promise<void> => del(storageKey)

export async function loadContact(): Promise<Answers> {
  const kept = await get<unknown>(storageKey)
  return typeof kept === 'object' && kept !== null ? contactOf({ ...kept }) : {}
}

export const contactOf = (answers: Record<string, unknown>): Answers =>
  Object.fromEntries(
    contactFields.flatMap((name) => {
      const value = answers[name]
      return typeof value === 'string' && value ? [[name, value]] : []
    }),
  )
