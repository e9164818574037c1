import { sendChunks } from '../http/send-chunks.ts'
import { findDownload } from '../services/files/downloads.ts'
import type { FileLinks } from '../services/files/file-links.ts'
import type { Storage } from '../services/files/uploads.ts'
import { handle } from './handle.ts'

/** Serves uploaded files through signed links from the desk. They are downloaded, never shown as a page of the site. */
export const filesApi = (storage: Storage, links: FileLinks) => [
  handle('files.download', async ({ c, params, from }) => {
    const file = await findDownload(storage, links, params.key, c.req.query(), from)
    c.header('content-type', file.mediaType)
    c.header('content-length', String(file.size))
    c.header('content-disposition', attachment(file.name))
    c.header('content-security-policy', "default-src 'none'; sandbox")
    // The listener drops the body of a HEAD response; the file need not be opened.
    if (c.req.method === 'HEAD') return c.body(null)
    const content = await file.open()
    c.env.outgoing.once('close', () => content.destroy())
    return sendChunks(c, content)
  }),
]

/** An ASCII name for old clients, and the original name for all others. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
