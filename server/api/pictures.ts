import type { Context, Next } from 'hono'
import type { SentPicture } from '../services/pictures/picture-files.ts'
import { addPicture, type PictureParts } from '../services/pictures/pictures.ts'
import { handle } from './handle.ts'

export const picturesApi = (parts: PictureParts) => [
  handle('pictures.add', ({ body, actor }) => addPicture(parts, body.content, actor)),
]

/** A picture never changes under its path; an unknown path is answered with the page that says so. */
export const sendPicture =
  (find: (path: string) => Promise<SentPicture | undefined>) => async (c: Context, next: Next) => {
    const picture = await find(c.req.path)
    if (!picture) return next()
    c.header('content-type', picture.type)
    c.header('cache-control', 'public, max-age=31536000, immutable')
    return c.body(picture.content)
  }
