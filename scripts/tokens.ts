import { readFileSync } from 'node:fs'

const colors = new URL('../content/brand/colors.css', import.meta.url)

/** The color schemes that pages follow. Icons, link previews, the video, and print are always light. */
export const schemes = ['light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/** The brand's colors by name, as `#rrggbb`. Read again each time, so that a running dev server picks up changes. */
export function brandColors(css = readFileSync(colors, 'utf8'), scheme: Scheme = 'light'): Map<string, string> {
  const declared = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/--([\w-]+):\s*([^;]+);/g)
  return new Map([...declared].map(([, name = '', value = '']) => [name, colorIn(scheme, name, value)]))
}

/** The color that a value has in a scheme. */
function colorIn(scheme: Scheme, name: string, value: string): string {
  const [, light, dark] = /^light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)$/i.exec(value) ?? []
  const color = (scheme === 'light' ? light : dark) ?? value
  if (/^#[0-9a-f]{6}$/i.test(color)) return color
  throw new Error(
    `content/brand/colors.css: write --${name} as #rrggbb or light-dark(#rrggbb, #rrggbb), not as ${value}.`,
  )
}

/** The value of one color, for drawings outside the stylesheet. */
export const token = (name: string, scheme: Scheme = 'light'): string =>
  colorNamed(brandColors(undefined, scheme), name)

export function colorNamed(palette: Map<string, string>, name: string): string {
  const value = palette.get(name)
  if (!value) throw new Error(`content/brand/colors.css has no --${name}.`)
  return value
}
