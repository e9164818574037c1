import { Checked, MadePublication, OpenedPublication, SavedDraft } from '../../contract/publication.ts'
import type { SignedIn } from './admin.ts'
import type { TestSite } from './site.ts'

export const publications = '/api/admin/publications'

/** The id of a new publication; with a key, it is about something in the site's files. */
export const begin = async (site: TestSite, by: SignedIn, item: { kind: string; key?: string }) =>
  MadePublication.parse(await (await site.post(publications, item, by.headers)).json()).id

export const open = async (site: TestSite, by: SignedIn, id: string) =>
  OpenedPublication.parse(await (await site.get(`${publications}/${id}`, by.headers)).json())

export const checkDraft = async (site: TestSite, by: SignedIn, id: string) =>
  Checked.parse(await (await site.post(`${publications}/${id}/check`, { version: null }, by.headers)).json())

export async function save(site: TestSite, by: SignedIn, id: string, draft: object) {
  const { revision } = await open(site, by, id)
  const saved = await site.send('PUT', `${publications}/${id}/draft`, { revision, draft }, by.headers)
  return SavedDraft.parse(await saved.json())
}

/** Saves a draft, and tries to publish it right away. */
export async function publish(site: TestSite, by: SignedIn, id: string, draft: object, accepted: string[] = []) {
  const saved = await save(site, by, id, draft)
  return site.post(`${publications}/${id}/versions`, { ...saved, effectiveAt: null, accepted }, by.headers)
}

export const withdraw = (site: TestSite, by: SignedIn, id: string, accepted: string[] = []) =>
  site.post(`${publications}/${id}/withdrawal`, { effectiveAt: null, accepted }, by.headers)

export const checkWithdrawal = async (site: TestSite, by: SignedIn, id: string) =>
  Checked.parse(
    await (await site.post(`${publications}/${id}/check`, { version: null, withdraws: true }, by.headers)).json(),
  )
