import { clothGrounds } from '../app/pictures/cloth.ts'
import { colorNamed } from './tokens.ts'

/** The minimum contrast of WCAG 2.2 AA for text, and for large text and parts of controls. */
const minContrast = { text: 4.5, part: 3 }

/** Which colors are used on which backgrounds, by their names in content/brand/colors.css. */
const used: { kind: keyof typeof minContrast; colors: string[]; backgrounds: string[] }[] = [
  {
    kind: 'text',
    colors: ['ink', 'ink-soft', 'brand-ink', 'negative'],
    backgrounds: ['paper', 'paper-deep', 'surface'],
  },
  { kind: 'text', colors: ['ink', 'ink-soft', 'brand-ink'], backgrounds: ['brand-tint'] },
  { kind: 'text', colors: ['ink', 'negative'], backgrounds: ['negative-tint'] },
  { kind: 'text', colors: ['ink', 'positive', 'positive-strong'], backgrounds: ['positive-tint', 'surface'] },
  { kind: 'text', colors: ['ink', 'accent-ink'], backgrounds: ['accent-tint'] },
  { kind: 'text', colors: ['on-accent'], backgrounds: ['accent', 'accent-strong'] },
  { kind: 'text', colors: ['on-brand', 'on-brand-soft'], backgrounds: ['brand', 'brand-strong'] },
  { kind: 'text', colors: ['paper'], backgrounds: ['ink'] },
  { kind: 'text', colors: ['on-accent'], backgrounds: ['on-brand'] },
  { kind: 'text', colors: ['on-brand'], backgrounds: [...clothGrounds] },
  { kind: 'text', colors: ['surface'], backgrounds: ['negative', 'positive'] },
  { kind: 'part', colors: ['line-strong', 'brand-ink'], backgrounds: ['paper', 'paper-deep', 'surface', 'brand-tint'] },
  { kind: 'part', colors: ['accent'], backgrounds: ['brand', 'brand-strong'] },
  { kind: 'part', colors: ['brand-ink'], backgrounds: ['sand'] },
]

type Pair = { color: string; background: string; minContrast: number }

export const usedPairs: Pair[] = used.flatMap(({ kind, colors, backgrounds }) =>
  colors.flatMap((color) => backgrounds.map((background) => ({ color, background, minContrast: minContrast[kind] }))),
)

/** One sentence for each pair of these colors with too little contrast. */
export const lowContrastPairs = (palette: Map<string, string>): string[] =>
  usedPairs.flatMap((pair) => {
    const ratio = contrast(colorNamed(palette, pair.color), colorNamed(palette, pair.background))
    return ratio < pair.minContrast
      ? [`--${pair.color} on --${pair.background} has a contrast of ${ratio.toFixed(2)}; it needs ${pair.minContrast}.`]
      : []
  })

/** The contrast ratio of WCAG 2.2: from 1 (same color) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
