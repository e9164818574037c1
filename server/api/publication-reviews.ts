import { approve, checkBeforePublishing, openVersion, refuse, restore } from '../services/publication-reviews.ts'
import type { PublicationParts } from '../services/publications.ts'
import { handle } from './handle.ts'

/** What happens to a text between writing and visitors: checks, approval, and the way back. */
export const publicationReviewsApi = (parts: PublicationParts) => [
  handle('publications.check', ({ params, body, actor }) =>
    checkBeforePublishing(parts, params.id, body.version, actor),
  ),
  handle('publications.version', async ({ params }) => ({
    content: await openVersion(parts, params.id, params.version),
  })),
  handle('publications.restore', ({ params, body, actor }) =>
    restore(parts, params.id, params.version, body.accepted, actor),
  ),
  handle('publications.approve', ({ params, actor }) => approve(parts.db, params.id, params.version, actor)),
  handle('publications.refuse', ({ params, body, actor }) =>
    refuse(parts.db, params.id, params.version, body.text, actor),
  ),
]
