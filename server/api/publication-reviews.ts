import { approve, checkBeforePublishing, openVersion, refuse, restore } from '../services/publication-reviews.ts'
import type { PublicationParts } from '../services/publications.ts'
import type { PublishedText } from '../services/published.ts'
import { handle } from './handle.ts'

/** What happens to a text between writing and visitors: checks, approval, and the way back. */
export const publicationReviewsApi = (parts: PublicationParts, published: PublishedText) => [
  handle('publications.check', ({ params, body, actor }) => checkBeforePublishing(parts, params.id, body, actor)),
  handle('publications.version', async ({ params }) => ({
    content: await openVersion(parts, params.id, params.version),
  })),
  handle('publications.restore', async ({ params, body, actor }) => {
    const version = await restore(parts, params.id, params.version, body, actor)
    await published.refresh()
    return version
  }),
  handle('publications.approve', async ({ params, actor }) => {
    const version = await approve(parts.db, params.id, params.version, actor)
    await published.refresh()
    return version
  }),
  handle('publications.refuse', ({ params, body, actor }) =>
    refuse(parts.db, params.id, params.version, body.text, actor),
  ),
]
