import { sourcesOf } from '../../contract/picture.ts'
import { fromLg } from '../styles/widths.ts'
import { escapeHtml } from './escape-html.ts'

/** How wide a picture is in a text, by the width of the window: at most the length of a line. */
const sizes = `${fromLg} 42rem, 100vw`

/** A picture of this site, with the space that it takes; undefined for any other address. */
export function pictureHtml(path: string, alt: string): string | undefined {
  const picture = sourcesOf(path)
  if (!picture) return undefined
  const sources = picture.modern.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  )
  const size = `width="${picture.width}" height="${picture.height}"`
  const fallback = `src="${picture.src}" srcset="${picture.srcSet}" sizes="${sizes}"`
  return `<picture>${sources.join('')}<img ${fallback} ${size} alt="${escapeHtml(alt)}" loading="lazy"></picture>`
}
