import { Checked, MadePublication, OpenedPublication, SavedDraft } from '../../contract/publication.ts'
import type { SignedIn } from './admin.ts'
import { answerOf } from './site.ts'

export const publications = '/api/admin/publications'

/** The id of a new publication; with a key, it is about something in the site's files. */
export const begin = async (by: SignedIn, item: { kind: string; key?: string }) =>
  (await answerOf(MadePublication, by.post(publications, item))).id

export const open = (by: SignedIn, id: string) => answerOf(OpenedPublication, by.get(`${publications}/${id}`))

export const checkDraft = (by: SignedIn, id: string) =>
  answerOf(Checked, by.post(`${publications}/${id}/check`, { version: null }))

export async function save(by: SignedIn, id: string, draft: object) {
  const { revision } = await open(by, id)
  const saved = await by.send('PUT', `${publications}/${id}/draft`, { revision, draft })
  return SavedDraft.parse(await saved.json())
}

/** Saves a draft, and tries to publish it right away. */
export async function publish(by: SignedIn, id: string, draft: object, accepted: string[] = []) {
  const saved = await save(by, id, draft)
  return by.post(`${publications}/${id}/versions`, { ...saved, effectiveAt: null, accepted })
}

export const withdraw = (by: SignedIn, id: string, accepted: string[] = []) =>
  by.post(`${publications}/${id}/withdrawal`, { effectiveAt: null, accepted })

export const checkWithdrawal = (by: SignedIn, id: string) =>
  answerOf(Checked, by.post(`${publications}/${id}/check`, { version: null, withdraws: true }))
