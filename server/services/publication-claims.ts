import type { Baseline } from '../../content/baseline.ts'
import { SiteError } from '../../contract/errors.ts'
import type { StoredContent } from '../../contract/publication.ts'
import { publicationContents } from '../../contract/publication-content.ts'
import type { Reason } from '../../contract/reasons.ts'
import type { Db } from '../db/client.ts'
import { listComing, listInEffect, lockClaims, type PublicationRow } from '../db/queries/publications.ts'

type Item = Pick<PublicationRow, 'kind' | 'key'>
type ClaimProblem = { field: string; reason: Reason }

/** Why an item cannot have its address or its state: another one has it, or will have it at a later time. */
export async function claimProblem(
  db: Db,
  files: Baseline,
  { kind, key }: Item,
  content: StoredContent,
): Promise<ClaimProblem | undefined> {
  const { claimOf } = publicationContents[kind]
  const claim = claimOf(content, key)
  if (!claim) return undefined
  if ('missing' in claim) return { field: claim.field, reason: claim.missing }
  const others = (await listOthers(db, files, { kind, key })).map((other) => claimOf(other.content, other.key))
  const isTaken = others.some((other) => other && 'value' in other && other.value === claim.value)
  return isTaken ? { field: claim.field, reason: claim.taken } : undefined
}

/** What other items of a kind show visitors now, or will show them. */
async function listOthers(db: Db, files: Baseline, { kind, key }: Item) {
  const [inEffect, coming] = await Promise.all([listInEffect(db, new Date()), listComing(db)])
  const changed = inEffect.filter((item) => item.kind === kind)
  const changedKeys = new Set(changed.map((item) => item.key))
  const unchanged = [...files[kind]]
    .map(([fileKey, content]) => ({ key: fileKey, content }))
    .filter((item) => !changedKeys.has(item.key))
  return [...unchanged, ...changed, ...coming.filter((item) => item.kind === kind)].filter((item) => item.key !== key)
}

/** Of two people who publish at the same moment, one is second. */
export async function refuseTaken(tx: Db, files: Baseline, item: Item, content: StoredContent): Promise<void> {
  await lockClaims(tx, item.kind)
  const broken = await claimProblem(tx, files, item, content)
  if (broken) throw new SiteError('conflict', broken.reason)
}
