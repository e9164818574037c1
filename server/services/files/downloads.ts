import type { Readable } from 'node:stream'
import { SiteError } from '../../../contract/errors.ts'
import { operations } from '../../../contract/operations.ts'
import { may } from '../../../contract/roles.ts'
import { findKeptFile } from '../../db/queries/files.ts'
import { writeAudit, type From } from '../audit.ts'
import type { FileLinks } from './file-links.ts'
import { findSession } from '../sessions.ts'
import type { Storage } from './uploads.ts'

type Download = { name: string; mediaType: string; size: number; open: () => Promise<Readable> }

/**
 * The file of a link that is still valid. The download is logged under the name of the admin who requested the link.
 */
export async function findDownload(
  { db, store }: Storage,
  links: FileLinks,
  key: string,
  query: Record<string, string>,
  from: From,
): Promise<Download> {
  const sessionId = links.read(key, query)
  const caller = sessionId === undefined ? undefined : await findSession(db, sessionId)
  const isAllowed = caller && may(caller.role, operations['files.download'].needs)
  const file = isAllowed ? await findKeptFile(db, key) : undefined
  // The same error for a bad link and an erased file, so that it does not reveal what existed.
  if (!file) throw new SiteError('not_allowed', 'link.expired')
  const { applicationId, careerSubmissionId, role, originalName, mediaType, size } = file
  const open = async () => {
    const subject = applicationId
      ? { kind: 'application' as const, id: applicationId }
      : { kind: 'career-form' as const, id: careerSubmissionId ?? '' }
    // The drawn signature is part of the page that shows it, which has been logged already.
    if (role !== 'signatureImage')
      await writeAudit(db, { ...from, ...caller }, { action: 'file-downloaded', subject, detail: { role } })
    return store.open(key)
  }
  return {
    name: originalName,
    mediaType: file.verified ? mediaType : 'application/octet-stream',
    size,
    open,
  }
}
