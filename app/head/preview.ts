import type { ArticlePicture } from '../../content/articles.ts'
import { blogPage } from '../../content/pages/blog.ts'
import { pictureTypes, readPicturePath } from '../../contract/picture.ts'

/** The picture that is shown with a link to a page. */
export type Preview = { path: string; type: string; width: number; height: number; alt?: string }

/** Size of the link preview pictures, which `npm run draw:previews` makes. */
export const previewSize = { width: 1200, height: 630 }

/** The path of the preview picture of a page. */
export const previewOf = (path: string) =>
  `/og/${path === '/' ? 'home' : path.slice(1).toLowerCase().replaceAll('/', '-')}.png`

export const drawnPreview = (path: string): Preview => ({ path: previewOf(path), type: 'image/png', ...previewSize })

/** An article shows its own picture; one without shows what was drawn for it, or for the list of articles. */
export function articlePreview({ path, picture }: { path: string; picture: ArticlePicture }): Preview {
  const file = 'path' in picture ? readPicturePath(picture.path) : undefined
  if (file && 'path' in picture)
    return {
      path: picture.path,
      type: pictureTypes[file.format],
      width: file.width,
      height: file.height,
      alt: picture.alt,
    }
  return drawnPreview(path.startsWith(`${blogPage.path}/`) ? blogPage.path : path)
}
