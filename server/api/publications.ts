import { handle } from './handle.ts'
import { listItems, openPublication } from '../services/publication-items.ts'
import {
  callOff,
  createPublication,
  leaveItem,
  publish,
  saveDraft,
  recordPresence,
  withdraw,
  type PublicationParts,
} from '../services/publications.ts'
import { previewOf, showAsOf, type Showing } from '../services/publication-pages.ts'
import type { PublishedText } from '../services/published.ts'

export const publicationsApi = (parts: PublicationParts, published: PublishedText, showing: Showing) => [
  handle('publications.list', async () => ({ publications: await listItems(parts) })),
  handle('publications.create', async ({ body }) => ({ id: await createPublication(parts, body) })),
  handle('publications.open', ({ params, actor }) => openPublication(parts, params.id, actor)),
  handle('publications.saveDraft', async ({ params, body, actor }) => ({
    revision: await saveDraft(parts.db, params.id, body, actor),
  })),
  handle('publications.heartbeat', async ({ params, actor }) => ({
    others: await recordPresence(parts.db, params.id, actor),
  })),
  handle('publications.leave', ({ params, actor }) => leaveItem(parts.db, params.id, actor)),
  handle('publications.preview', async ({ params, body }) => ({
    html: await previewOf({ ...showing, db: parts.db, published: published.current() }, params.id, body),
  })),
  handle('publications.publish', async ({ params, body, actor }) => {
    const version = await publish(parts, params.id, body, actor)
    await published.refresh()
    return version
  }),
  handle('publications.withdraw', async ({ params, body, actor }) => {
    const version = await withdraw(parts, params.id, body, actor)
    await published.refresh()
    return version
  }),
  handle('publications.callOff', ({ params, actor }) => callOff(parts.db, params.id, params.version, actor)),
  handle('publications.pageAsOf', async ({ query }) => ({ html: await showAsOf({ ...showing, db: parts.db }, query) })),
]
