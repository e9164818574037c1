import type { Context, Next } from 'hono'
import { readPicturePath } from '../../contract/picture.ts'
import type { SentPicture } from '../services/pictures/picture-files.ts'
import type { PictureKeys } from '../services/pictures/picture-keys.ts'
import { addPicture, type PictureParts } from '../services/pictures/pictures.ts'
import { isShown } from '../services/pictures/shown-pictures.ts'
import type { PublishedText } from '../services/published.ts'
import { handle } from './handle.ts'

export const picturesApi = (parts: PictureParts) => [
  handle('pictures.add', ({ body, actor }) => addPicture(parts, body.content, actor)),
]

type Find = (path: string) => Promise<SentPicture | undefined>

/**
 * Visitors get the pictures of published text; those of drafts and of withdrawn text need a key. A picture never changes
 * under its path, but it may be withdrawn, so that shared caches ask again. Anything else is answered with the page that
 * says that it does not exist.
 */
export const sendPicture =
  (find: Find, published: PublishedText, keys: PictureKeys) => async (c: Context, next: Next) => {
    const picture = await find(c.req.path)
    if (!picture) return next()
    const isOpen = await isShown(published, readPicturePath(c.req.path)?.hash ?? '')
    if (!isOpen && !keys.accepts(c.req.query('key') ?? '')) return next()
    c.header('content-type', picture.type)
    c.header('cache-control', isOpen ? 'public, max-age=31536000, s-maxage=60, immutable' : 'private, max-age=3600')
    return c.body(picture.content)
  }
