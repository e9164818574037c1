import { blogPage } from '../../content/pages/blog.ts'
import type { Published } from '../../contract/published.ts'
import { findStatic, withText, type StaticFile, type StaticFiles } from '../http/static-files.ts'
import type { Pages } from './pages.ts'

/** Built files that list what is published, in addition to the pages. */
const lists = new Set(['/feed.xml', '/llms.txt'])

/** The built files. Once something is published, a page is rendered for its first visitor and then sent from memory. */
export type PublishedPages = {
  /** A promise for a page that is being rendered. */
  find: (path: string) => StaticFile | Promise<StaticFile> | undefined
}

export function createPublishedPages(files: StaticFiles, pages: Pages, current: () => Published): PublishedPages {
  let shown = current()
  let rendered = new Map<string, StaticFile | Promise<StaticFile>>()

  const follow = () => {
    if (shown === current()) return
    shown = current()
    rendered = new Map()
  }

  const render = async (path: string, built: StaticFile): Promise<StaticFile> => {
    const [published, kept] = [shown, rendered]
    const response = await pages.show(path, published)
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`)
    const file = await withText(built, await response.text())
    // Visitors who waited get what has been published in the meantime: nobody sees an older page after a newer one.
    follow()
    if (published !== shown) return render(path, built)
    kept.set(path, file)
    return file
  }

  return {
    find: (path) => {
      if (current().version === 0) return findStatic(files, path)
      follow()
      const address = path.toLowerCase()
      const known = rendered.get(path) ?? rendered.get(address)
      if (known) return known
      const built = findStatic(files, path) ?? (isBelowList(address) ? findStatic(files, blogPage.path) : undefined)
      if (!built || !isRendered(path, built)) return built
      const rendering = render(address, built)
      const kept = rendered
      kept.set(address, rendering)
      rendering.catch(() => kept.delete(address))
      return rendering
    },
  }
}

/**
 * An article from the desk is sent like the list above it; one that does not exist is answered by the routes. A path with
 * codes is not kept, because the router reads every spelling of one as the same article.
 */
const isBelowList = (address: string) => address.startsWith(`${blogPage.path}/`) && !address.includes('%')

const isRendered = (path: string, { headers }: StaticFile) =>
  lists.has(path) || (headers['content-type']?.startsWith('text/html') ?? false)
