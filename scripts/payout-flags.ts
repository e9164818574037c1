import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { payoutCountries } from '../content/countries.ts'

const name = 'virtual:payout-flags'

/** Drawings with more bytes, mostly because of a coat of arms, become pictures of about 1 kB. */
const mostBytes = 8_000
/** Three times the largest size in which a flag is shown. */
const size = { width: 168, height: 126 }

/**
 * The URLs of the payout countries' flags by `iso2`. No others are bundled: the package has many, some of them large.
 */
export function payoutFlags(): Plugin {
  let pictures = ''

  async function sourceOf(iso2: string): Promise<string> {
    const drawn = `flag-icons/flags/4x3/${iso2}.svg`
    const svg = await readFile(fileURLToPath(import.meta.resolve(drawn)))
    if (svg.length <= mostBytes) return drawn
    const picture = join(pictures, `${iso2}.webp`)
    await writeFile(picture, await sharp(svg, { density: 200 }).resize(size).webp().toBuffer())
    return picture
  }

  return {
    name: 'payout-flags',
    configResolved: ({ cacheDir }) => {
      pictures = join(cacheDir, 'payout-flags')
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      await mkdir(pictures, { recursive: true })
      const codes = payoutCountries.map(({ iso2 }) => iso2)
      const sources = await Promise.all(codes.map(sourceOf))
      return [
        ...codes.map((iso2, index) => `import flag_${iso2} from '${sources[index]}?url'`),
        `export default { ${codes.map((iso2) => `'${iso2}': flag_${iso2}`).join(', ')} }`,
      ].join('\n')
    },
  }
}
