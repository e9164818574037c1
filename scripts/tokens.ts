import { readFileSync } from 'node:fs'

const colors = new URL('../content/brand/colors.css', import.meta.url)

/** The brand's colors by name, as `#rrggbb`. Read again each time, so that a running dev server picks up changes. */
export function brandColors(css = readFileSync(colors, 'utf8')): Map<string, string> {
  const found = [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const)
  const odd = found.find(([, value]) => !/^#[0-9a-f]{6}$/i.test(value))
  if (odd) throw new Error(`content/brand/colors.css: write --${odd[0]} as #rrggbb, not as ${odd[1]}.`)
  return new Map(found)
}

/** The value of one color, for drawings outside the stylesheet. */
export const token = (name: string): string => colorNamed(brandColors(), name)

export function colorNamed(palette: Map<string, string>, name: string): string {
  const value = palette.get(name)
  if (!value) throw new Error(`content/brand/colors.css has no --${name}.`)
  return value
}
