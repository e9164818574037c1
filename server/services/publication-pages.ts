import type { Baseline } from '../../content/baseline.ts'
import { licensesIn, withStatus } from '../../content/licenses.ts'
import { pageLinks } from '../../contract/checks/check-parts.ts'
import { SiteError } from '../../contract/errors.ts'
import { disallowedPaths } from '../../contract/paths.ts'
import type { StoredContent } from '../../contract/publication.ts'
import {
  draftSchemaOf,
  publicationContents,
  publicationKinds,
  type ContentOf,
  type PublicationKind,
} from '../../contract/publication-content.ts'
import { withChange, type Published } from '../../contract/published.ts'
import type { Db } from '../db/client.ts'
import { hasPicture } from '../db/queries/pictures.ts'
import { createLinkCheck } from '../ports/link-check.ts'
import { checkInput } from './check-input.ts'
import type { PictureKeys } from './pictures/picture-keys.ts'
import { claimProblem } from './publication-claims.ts'
import type { CheckingParts, Item } from './publication-checks.ts'
import { findItem, titleOf } from './publication-items.ts'
import { readPublishedAt, type PublishedText } from './published.ts'

/** Renders a page of the site with the given text. */
type Show = (path: string, published: Published) => Promise<Response>

/** What shows a page in the desk. */
export type Showing = { show: Show; pictureKeys: PictureKeys }

/** The page at a path as visitors would see it if the draft were published. */
export async function previewOf(
  { db, published, ...showing }: Showing & { db: Db; published: Published },
  id: string,
  { draft, path }: { draft: StoredContent; path: string },
): Promise<string> {
  const { kind, key } = await findItem(db, id)
  const content = checkInput(draftSchemaOf(kind), draft)
  return readPage(showing, path, withChange({ ...published, at: previewedAt(content) }, kind, key, content))
}

/** Now, or when a notice begins, if that is later. */
function previewedAt(content: ContentOf<PublicationKind>): Date {
  const now = new Date()
  const start = 'startsAt' in content && content.startsAt !== null ? new Date(content.startsAt) : now
  return start > now ? start : now
}

/** What the checks find out about the site as it will be with a draft. */
export function createCheckingParts(
  db: Db,
  published: PublishedText,
  { show, baseline }: { show: Show; baseline: () => Promise<Baseline> },
  timeoutMs: number,
): CheckingParts {
  const withDraft = ({ kind, key }: Item, draft: StoredContent | null) =>
    withChange(published.current(), kind, key, draft && draftSchemaOf(kind).parse(draft))
  return {
    checkLinks: createLinkCheck({ timeoutMs }),
    findSaved: async ({ kind, key }) => {
      const changed = published.current().changes[kind].get(key)
      return changed === undefined ? (await baseline())[kind].get(key) : (changed ?? undefined)
    },
    hasPage: async (path, item, draft) =>
      isPageOfSite(path) && (await show(path, withDraft(item, draft))).status === 200,
    claimProblem: async (item, draft) => claimProblem(db, await baseline(), item, draft),
    countLicenses: async (item, draft) => withStatus(licensesIn(withDraft(item, draft)), 'active').length,
    hasPicture: (hash) => hasPicture(db, hash),
    findLinking: async (path, item) => {
      const files = await baseline()
      return publicationKinds.flatMap((kind) =>
        [...new Map<string, object | null>([...files[kind], ...published.current().changes[kind]])]
          .filter(([key]) => kind !== item.kind || key !== item.key)
          .flatMap(([, content]) => (content && leadsTo(kind, content, path) ? [titleOf(kind, content)] : [])),
      )
    },
  }
}

const leadsTo = (kind: PublicationKind, content: object, path: string) =>
  pageLinks(publicationContents[kind].partsOf(content)).some((link) => link.toLowerCase() === path.toLowerCase())

/** The page at a path with everything that was published at a moment. */
export const showAsOf = async ({ db, ...showing }: Showing & { db: Db }, { path, at }: { path: string; at: string }) =>
  readPage(showing, path, await readPublishedAt(db, new Date(at)))

async function readPage({ show, pictureKeys }: Showing, path: string, published: Published): Promise<string> {
  if (!isPageOfSite(path)) throw new SiteError('not_found', 'publication.page_unknown')
  const response = await show(path, published)
  if (response.status !== 200) throw new SiteError('not_found', 'publication.page_unknown')
  return pictureKeys.addTo(withoutScripts(await response.text()))
}

/** The page is shown where scripts cannot run; without them, the browser has nothing to complain about. */
const withoutScripts = (html: string) =>
  html
    .split('<script')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('</script>') + '</script>'.length)))
    .join('')

/** Neither a page of the desk nor a call, nor `//host`, which is another site. */
const isPageOfSite = (path: string) =>
  /^\/[\w/-]*$/.test(path) &&
  !['//', ...disallowedPaths].some((start) => path.toLowerCase().startsWith(start.toLowerCase()))
