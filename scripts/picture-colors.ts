import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { basename } from 'node:path'
import { brandColors, colorNamed, schemes } from './tokens.ts'

const root = new URL('../', import.meta.url)
const source = (path: string) => readFileSync(new URL(path, root), 'utf8')

const colorUse = /var\(--([\w-]+)\)/g

/**
 * A picture in the brand's light colors. An SVG loaded as a file cannot use the page's stylesheet, so `var(--brand)` is
 * replaced by its value, and `<use href="#logo-on-dark"/>` by that logo, 40 by 40.
 */
export function applyBrandColors(picture: string): string {
  const palette = brandColors()
  return insertLogos(picture).replaceAll(colorUse, (_, name: string) => colorNamed(palette, name))
}

/**
 * A picture that follows the color scheme: colors that differ between the schemes stay variables, with their values in
 * a style element. Browsers apply the scheme of the `<img>`, so the picture also follows a visitor's own choice; WebKit
 * applies that of the device.
 */
export function applyBothSchemes(path: string, picture: string): string {
  // The poster stands for the video, which is drawn in the light colors.
  if (basename(path).startsWith('text2pay-poster')) return applyBrandColors(picture)
  const [light, dark] = schemes.map((scheme) => {
    const palette = brandColors(undefined, scheme)
    return isScene(path) ? new Map([...palette, ...drawnColors(palette)]) : palette
  })
  if (!light || !dark) throw new Error('There are two schemes.')
  const varying = new Set<string>()
  const drawn = insertLogos(picture).replaceAll(colorUse, (use, name: string) => {
    const color = colorNamed(light, name)
    if (color === dark.get(name)) return color
    varying.add(name)
    return use
  })
  if (varying.size === 0) return drawn
  const values = (palette: Map<string, string>) =>
    `:root{${[...varying].map((name) => `--${name}:${colorNamed(palette, name)}`).join(';')}}`
  const style = `<style>${values(light)}@media(prefers-color-scheme:dark){${values(dark)}}</style>`
  return drawn.replace(/<svg[^>]*>/, (start) => start + style)
}

/** Maps, and the marks of controls, have the colors of the page around them. All other pictures are scenes. */
const isScene = (path: string) => !/^(?:map|locator|logo|chevron|check)\b/.test(basename(path))

/** In the dark scheme, letters and walls in a scene do not become dark, nor hair and shoes light. */
const drawnColors = (palette: Map<string, string>): [string, string][] => [
  ['paper', colorNamed(palette, 'drawn-paper')],
  ['surface', colorNamed(palette, 'drawn-paper')],
  ['ink', colorNamed(palette, 'drawn-ink')],
]

const insertLogos = (picture: string) =>
  picture.replaceAll(/<use href="#(logo(?:-on-dark)?)"\s*\/>/g, (_, name: string) =>
    source(`content/brand/${name}.svg`).replace('<svg', '<svg width="40" height="40"'),
  )

/** A picture of `app/pictures`, or the brand's logo, as a data URL. */
export const pictureData = (path: string) => svgData(source(path))

/** A drawing in the brand's colors as a data URL. */
export const svgData = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(applyBrandColors(svg)).toString('base64')}`

/** Applies the brand's colors to every picture of the site, in the build and in development. */
export const pictureColors = (): Plugin => ({
  name: 'picture-colors',
  config: () => ({
    build: {
      rolldownOptions: {
        output: {
          // Browsers cache a file for a year by its name, and Vite names it before its colors are applied.
          assetFileNames: ({ names }) =>
            `assets/[name]-[hash]${names[0]?.endsWith('.svg') ? `-${hashBrandFiles('colors.css', 'logo-on-dark.svg')}` : ''}[extname]`,
        },
      },
    },
  }),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.svg'))
        file.source = applyBothSchemes(file.fileName, textOf(file.source))
    }
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = /^\/((?:app\/pictures|content\/brand)\/[\w-]+\.svg)$/.exec(request.url ?? '')?.[1]
      if (!path) return next()
      response.setHeader('content-type', 'image/svg+xml')
      response.setHeader('cache-control', 'no-cache')
      response.end(applyBothSchemes(path, source(path)))
    })
  },
})

/** A short hash that changes with these files of the brand. */
const hashBrandFiles = (...files: string[]) =>
  files
    .reduce((sum, name) => sum.update(readFileSync(new URL(`content/brand/${name}`, root))), createHash('sha256'))
    .digest('hex')
    .slice(0, 8)

const textOf = (bytes: string | Uint8Array) => (typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString())
