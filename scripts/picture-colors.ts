import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { brandColors, colorNamed } from './tokens.ts'

const root = new URL('../', import.meta.url)
const source = (path: string) => readFileSync(new URL(path, root), 'utf8')

/**
 * A picture in the brand's colors. An SVG loaded as a file cannot use the page's stylesheet, so `var(--brand)` is
 * replaced by its value, and `<use href="#logo-on-dark"/>` by that logo, 40 by 40.
 */
export function applyBrandColors(picture: string): string {
  const palette = brandColors()
  return picture
    .replaceAll(/<use href="#(logo(?:-on-dark)?)"\s*\/>/g, (_, name: string) =>
      source(`content/brand/${name}.svg`).replace('<svg', '<svg width="40" height="40"'),
    )
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colorNamed(palette, name))
}

/** A picture of `app/pictures`, or the brand's logo, as a data URL. */
export const pictureData = (path: string) =>
  `data:image/svg+xml;base64,${Buffer.from(applyBrandColors(source(path))).toString('base64')}`

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
      if (file.type === 'asset' && file.fileName.endsWith('.svg')) file.source = applyBrandColors(textOf(file.source))
    }
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = /^\/((?:app\/pictures|content\/brand)\/[\w-]+\.svg)$/.exec(request.url ?? '')?.[1]
      if (!path) return next()
      response.setHeader('content-type', 'image/svg+xml')
      response.setHeader('cache-control', 'no-cache')
      response.end(applyBrandColors(source(path)))
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
