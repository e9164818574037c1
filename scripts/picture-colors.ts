import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { brandColors, colorNamed } from './tokens.ts'

const root = new URL('../', import.meta.url)
const source = (path: string) => readFileSync(new URL(path, root), 'utf8')

/**
 * A picture in the brand's colors. A picture that stands in a page as a file cannot see the page's stylesheet, so
 * `var(--brand)` is replaced by its value; `<use href="#logo-on-dark"/>` by that logo, 40 by 40.
 */
export function inColor(picture: string): string {
  const palette = brandColors()
  return picture
    .replaceAll(/<use href="#(logo(?:-on-dark)?)"\s*\/>/g, (_, name: string) =>
      source(`content/brand/${name}.svg`).replace('<svg', '<svg width="40" height="40"'),
    )
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colorNamed(palette, name))
}

/** A picture of `app/pictures` or the brand's logo as an address that any page can show. */
export const pictureData = (path: string) =>
  `data:image/svg+xml;base64,${Buffer.from(inColor(source(path))).toString('base64')}`

/** Gives every picture of the site the brand's colors, in the build and while developing. */
export const pictureColors = (): Plugin => ({
  name: 'picture-colors',
  config: () => ({
    build: {
      rolldownOptions: {
        output: {
          // Browsers keep a file for a year by its name, and Vite names it before it has its colors.
          assetFileNames: ({ names }) =>
            `assets/[name]-[hash]${names[0]?.endsWith('.svg') ? `-${looksOf('colors.css', 'logo-on-dark.svg')}` : ''}[extname]`,
        },
      },
    },
  }),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.svg')) file.source = inColor(textOf(file.source))
    }
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = /^\/((?:app\/pictures|content\/brand)\/[\w-]+\.svg)$/.exec(request.url ?? '')?.[1]
      if (!path) return next()
      response.setHeader('content-type', 'image/svg+xml')
      response.setHeader('cache-control', 'no-cache')
      response.end(inColor(source(path)))
    })
  },
})

/** A short mark that changes when one of these files of the brand does. */
export const looksOf = (...files: string[]) =>
  files
    .reduce((sum, name) => sum.update(readFileSync(new URL(`content/brand/${name}`, root))), createHash('sha256'))
    .digest('hex')
    .slice(0, 8)

const textOf = (bytes: string | Uint8Array) => (typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString())
