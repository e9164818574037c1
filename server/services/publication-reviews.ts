import {
  toStored,
  type Checked,
  type CheckRequest,
  type PublicationVersion,
  type Restoration,
  type StoredContent,
} from '../../contract/publication.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Db } from '../db/client.ts'
import { approveVersion, refuseVersion } from '../db/queries/publication-reviews.ts'
import { listVersions, type PublicationRow } from '../db/queries/publications.ts'
import { writeAudit, type Actor } from './audit.ts'
import { found } from './found.ts'
import { approvalFor, refuseApprover, refuseOpenProblems } from './publication-approval.ts'
import { describeVersion, findItem, findVersion, readShown, versionInEffect } from './publication-items.ts'
import {
  aboutVersion,
  addVersion,
  checkContent,
  lockItem,
  returnToDraft,
  type PublicationParts,
} from './publications.ts'

/** What the checks say about the draft, a version that is to be published again, or withdrawing what is published. */
export async function checkBeforePublishing(
  parts: PublicationParts,
  id: string,
  { version, withdraws }: CheckRequest,
  by: Actor,
): Promise<Checked> {
  const item = await findItem(parts.db, id)
  const wanted = version === null ? item.draft : await contentOf(parts, item, String(version))
  const content = withdraws ? null : wanted
  if (!content && !withdraws) throw new SiteError('conflict', 'publication.nothing_to_publish')
  const problems = await parts.check(item, content)
  const replaced = await readShown(parts.db, item, await parts.baseline())
  return { problems, waitsFor: await approvalFor(parts.db, item.kind, { content, replaced }, problems, by) }
}

/** The content of a version, for comparing it with another one. */
export const openVersion = async (
  parts: PublicationParts,
  id: string,
  version: string,
): Promise<StoredContent | null> => contentOf(parts, await findItem(parts.db, id), version)

/** Version 0 is the text in the site's files. */
async function contentOf(
  { db, baseline }: PublicationParts,
  { id, kind, key }: PublicationRow,
  version: string,
): Promise<StoredContent | null> {
  if (version !== '0') return (await findVersion(db, id, version)).content
  return toStored(found((await baseline())[kind].get(key), 'publication.not_found'))
}

/** One step back, or several: what was published then becomes a new version. A draft is kept. */
export async function restore(
  parts: PublicationParts,
  id: string,
  version: string,
  { accepted, requestId }: Restoration,
  by: Actor,
): Promise<PublicationVersion> {
  const item = await findItem(parts.db, id)
  const stored = await contentOf(parts, item, version)
  if (!stored) throw new SiteError('conflict', 'publication.nothing_to_publish')
  const content = checkContent(item.kind, stored)
  const problems = await parts.check(item, content)
  refuseOpenProblems(problems, accepted, by)
  return parts.db.transaction(async (tx) =>
    addVersion(tx, parts, await lockItem(tx, id), { content, problems, effectiveAt: null, requestId }, by),
  )
}

export const approve = (db: Db, id: string, written: string, by: Actor): Promise<PublicationVersion> =>
  db.transaction(async (tx) => {
    const row = await lockItem(tx, id)
    const waiting = await findVersion(tx, id, written)
    refuseApprover(waiting, by)
    const version = await approveVersion(tx, id, waiting.id, by)
    if (!version) throw new SiteError('conflict', 'publication.not_waiting')
    await writeAudit(tx, by, { action: 'publication-approved', ...(await aboutVersion(tx, row, version)) })
    return describeVersion(version, versionInEffect(await listVersions(tx, id), new Date()))
  })

export const refuse = (db: Db, id: string, written: string, text: string, by: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockItem(tx, id)
    const waiting = await findVersion(tx, id, written)
    refuseApprover(waiting, by)
    const version = await refuseVersion(tx, id, waiting.id, text, by)
    if (!version) throw new SiteError('conflict', 'publication.not_waiting')
    await returnToDraft(tx, row, version, by)
    await writeAudit(tx, by, { action: 'publication-refused', ...(await aboutVersion(tx, row, version)) })
  })
