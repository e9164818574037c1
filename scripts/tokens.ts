import { readFileSync } from 'node:fs'

const css = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8')

/** The value of a design token, for what is drawn outside the stylesheet. */
export function token(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1]
  if (!value) throw new Error(`app/styles/tokens.css has no --${name}.`)
  return value
}
