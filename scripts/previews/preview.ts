import { readFile } from 'node:fs/promises'
import { brand } from '../../content/brand/company.ts'
import { clothHeight, clothOf } from '../../app/pictures/cloth.ts'
import type { PublicPage } from '../../content/public-pages.ts'
import { pictureData, svgData } from '../picture-colors.ts'

const at = (path: string) => new URL(`../../${path}`, import.meta.url).href

/** Everything that a preview picture shows; when any of it changes, the picture must be redrawn. */
export type Preview = {
  path: string
  heading: string
  picture: string
  wordmark: string
  tagline: string
  cloth?: string
}

export const previewFor = ({ path, heading, picture, cloth }: PublicPage): Preview => ({
  path,
  heading,
  picture,
  wordmark: brand.wordmark,
  tagline: brand.tagline,
  ...(cloth && { cloth }),
})

/** What the pictures in public/og were made from. */
export const madePreviews = async (): Promise<Preview[]> => JSON.parse(await readFile(madeFile, 'utf8'))

export const madeFile = new URL('made.json', import.meta.url)

/** The picture as an HTML page of 1200 by 630, made from our own files. */
export const previewHtml = ({ heading, picture, wordmark, tagline, cloth }: Preview) => {
  const band = cloth ? svgData(clothSvg(cloth)) : pictureData('app/pictures/motif.svg')
  // The picture of a country is shown between two bands of its cloth, on the ground of the cloth.
  const isOnCloth = cloth !== undefined && picture === 'family'
  return `<!doctype html>
<html lang="en">
<link rel="stylesheet" href="${at('app/styles/tokens.css')}">
<style>
  @font-face { font-family: Drawn; src: url("${at('content/brand/display.woff2')}"); font-weight: 100 900; }
  * { box-sizing: border-box; margin: 0; }
  body { inline-size: 1200px; block-size: 630px; display: grid; grid-template: 1fr 68px / 620px 580px; background: var(--paper); color: var(--ink); font-family: Drawn; }
  .words { display: grid; grid-template-rows: auto 1fr auto; padding: 56px 40px 40px 64px; }
  .logo { display: flex; align-items: center; gap: 14px; font-size: 54px; font-weight: 700; letter-spacing: -0.045em; }
  .logo img { inline-size: 62px; }
  .logo span { padding-block-end: 8px; }
  h1 { align-self: center; font-size: ${heading.length > 48 ? 56 : 68}px; font-weight: 620; line-height: 1.06; letter-spacing: -0.025em; text-wrap: balance; }
  p { font-size: 26px; color: var(--ink-soft); }
  .art { background: var(--paper-deep); display: grid; align-items: end; justify-items: center; }
  .art img { inline-size: 580px; }
  .art.on-cloth { background: url("${band}") center top / auto 68px repeat-x var(--${isOnCloth ? clothOf(cloth).ground : 'paper-deep'}); }
  .art .map { block-size: 562px; inline-size: 100%; object-fit: cover; }
  .weave { grid-column: 1 / -1; background: url("${band}") center / auto 68px repeat-x; }
</style>
<body>
  <div class="words"><div class="logo"><img src="${pictureData('content/brand/logo.svg')}" alt=""><span>${text(wordmark)}</span></div><h1>${text(heading)}</h1><p>${text(tagline)}</p></div>
  <div class="art ${isOnCloth ? 'on-cloth' : ''}"><img class="${picture.startsWith('map-') ? 'map' : ''}" src="${pictureData(`app/pictures/${picture}.svg`)}" alt=""></div>
  <div class="weave"></div>
</body>
</html>`
}

/** One repeat of a cloth as a picture. */
function clothSvg(code: string): string {
  const { ground, width, threads } = clothOf(code)
  const paths = threads.map(({ thread, path }) => `<path fill="var(--${thread})" d="${path}"/>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${clothHeight}" width="${4 * width}" ` +
    `height="${4 * clothHeight}" shape-rendering="crispEdges"><path fill="var(--${ground})" ` +
    `d="M0 0h${width}v${clothHeight}h-${width}z"/>${paths}</svg>`
  )
}

const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
