import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '../content/brand/company.ts'
import { contrast, lowContrastPairs, usedPairs } from './contrast.ts'
import { outdatedDrawings } from './drawn.ts'
import { applyBothSchemes, applyBrandColors } from './picture-colors.ts'
import { brandColors, colorNamed, schemes } from './tokens.ts'

const root = join(import.meta.dirname, '..')
const palette = brandColors()

const filesOf = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }))

for (const scheme of schemes)
  test(`[SITE-7] the brand’s colors have enough contrast wherever one is used on another, in the ${scheme} scheme`, () => {
    expect(lowContrastPairs(brandColors(undefined, scheme))).toEqual([])
  })

test('a color has one value, or one for each scheme', () => {
  const css = ':root { --one: #112233; --two: light-dark(#445566, #778899); }'
  expect(Object.fromEntries(brandColors(css))).toEqual({ one: '#112233', two: '#445566' })
  expect(Object.fromEntries(brandColors(css, 'dark'))).toEqual({ one: '#112233', two: '#778899' })
  for (const value of ['red', '#fff', 'light-dark(#445566)', 'light-dark(red, #778899)'])
    expect(() => brandColors(`:root { --odd: ${value}; }`), value).toThrow('--odd')
})

test('text and lines take the brand’s color from --brand-ink, because --brand is as dark as the dark scheme', () => {
  const onPaper =
    /(?:^|[\s;{])(?:color|border[\w-]*|outline[\w-]*|stroke|text-decoration[\w-]*): ?[^;]*var\(--brand(?:-strong)?\)/
  for (const { name, text } of filesOf('app', '.css')) expect(onPaper.exec(text)?.[0], name).toBeUndefined()
})

test('[SITE-7] icons, previews, and video are drawn from the brand; if not, run npm run draw', () => {
  expect(outdatedDrawings()).toEqual([])
})

test('both typefaces together are small enough for a slow network', () => {
  const sizes = ['display.woff2', 'text.woff2'].map((name) => statSync(join(root, 'content/brand', name)).size)
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000
  expect(kilobytes).toBeLessThanOrEqual(brand.sample ? 53 : 80)
})

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  const pale = new Map([...palette, ['ink', colorNamed(palette, 'paper')]])
  expect(lowContrastPairs(pale)).toContain('--ink on --paper has a contrast of 1.00; it needs 4.5.')
})

test('[SITE-7] the logo for dark backgrounds can be seen on the brand’s color in both schemes', () => {
  const logo = readFileSync(join(root, 'content/brand/logo-on-dark.svg'), 'utf8')
  const names = [...logo.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name)
  for (const scheme of schemes) {
    const colors = brandColors(undefined, scheme)
    for (const name of names)
      expect(contrast(colorNamed(colors, name), colorNamed(colors, 'brand-strong')), name).toBeGreaterThan(3)
  }
})

test('every rule that sets both text and background color uses a checked pair', () => {
  const pairs = filesOf('app', '.css').flatMap(({ name, text }) =>
    [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
      const color = /(?:^|[\s;])color: ?var\(--([\w-]+)\)/.exec(rule)?.[1]
      const background = /background(?:-color)?: ?var\(--([\w-]+)\)/.exec(rule)?.[1]
      return color && background && palette.has(color) && palette.has(background) ? [{ name, color, background }] : []
    }),
  )
  expect(pairs.length).toBeGreaterThan(20)
  const unchecked = pairs.filter(
    (pair) => !usedPairs.some(({ color, background }) => color === pair.color && background === pair.background),
  )
  expect(unchecked).toEqual([])
})

test('[SITE-7] pictures and stylesheets take every color from the brand', () => {
  const pictures = [...filesOf('app/pictures', '.svg'), ...filesOf('scripts/video', '.html')]
  expect(pictures.length).toBeGreaterThan(60)
  const colored = /[:"\s](#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([^)]*\))(?=[";,\s])/gi
  for (const { name, text } of pictures) {
    expect(text.match(colored), name).toBeNull()
    // Throws for a name that is not in the palette.
    expect(applyBrandColors(text), name).not.toContain('var(')
    const inBoth = applyBothSchemes(name, text)
    const used = new Set([...inBoth.matchAll(/var\(--([\w-]+)\)/g)].map(([, color]) => color))
    for (const color of used) expect(inBoth.split(`--${color}:`), `${name}: ${color} in each scheme`).toHaveLength(3)
  }
  // Independent of the brand: print is black on white, and so is a signature.
  const fixed = new Set(['app/styles/print.css', 'app/styles/tokens.css'])
  for (const { name, text } of filesOf('app', '.css')) {
    if (!fixed.has(name)) expect(text.match(colored), name).toBeNull()
  }
})
