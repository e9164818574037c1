import { problemKey, severityOf, type CheckProblem } from '../../contract/checks/problem.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Approval, StoredContent } from '../../contract/publication.ts'
import { publicationContents, type PublicationKind } from '../../contract/publication-content.ts'
import { rolesWith } from '../../contract/roles.ts'
import type { Db } from '../db/client.ts'
import { listAdminsWithRole } from '../db/queries/admins.ts'
import type { VersionRow } from '../db/queries/publications.ts'
import type { Actor } from './audit.ts'

/** Nothing is published with what stops it. The author accepts every warning, and an owner every risky claim. */
export function refuseOpenProblems(problems: readonly CheckProblem[], accepted: readonly string[], by: Actor): void {
  if (problems.some((problem) => severityOf(problem) === 'stops'))
    throw new SiteError('invalid', 'publication.checks_failed')
  const open = problems.filter((problem) => !isLeftToOwner(problem, by) && !accepted.includes(problemKey(problem)))
  if (open.length > 0) throw new SiteError('invalid', 'publication.not_accepted')
}

const isLeftToOwner = (problem: CheckProblem, { role }: Actor) =>
  severityOf(problem) === 'needs-approval' && role !== 'owner'

/** What a version shows, and what visitors see until then; null for nothing. */
type Replacement = { content: StoredContent | null; replaced: StoredContent | null }

/**
 * Whose approval a version needs; taking something sensitive away counts, too. Where only one person may publish, nobody
 * else could give it.
 */
export async function approvalFor(
  db: Db,
  kind: PublicationKind,
  { content, replaced }: Replacement,
  problems: readonly CheckProblem[],
  by: Actor,
): Promise<Approval | null> {
  if (problems.some((problem) => isLeftToOwner(problem, by))) return 'owner'
  const { isSensitive } = publicationContents[kind]
  if (![content, replaced].some((stored) => stored !== null && isSensitive(stored))) return null
  const publishers = await listAdminsWithRole(db, rolesWith('publications.change'))
  return publishers.length > 1 ? 'second-person' : null
}

export function refuseApprover({ authorId, waitsFor }: VersionRow, by: Actor): void {
  if (authorId === by.adminId) throw new SiteError('conflict', 'publication.own_version')
  if (waitsFor === 'owner' && by.role !== 'owner') throw new SiteError('conflict', 'publication.owner_needed')
}
