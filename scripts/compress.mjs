// Writes brotli and gzip variants next to every built text file, at the highest level: once here, never while serving.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textExtensions = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.ico'])
const brotli = promisify(brotliCompress)
const folder = process.argv[2]

const entries = await readdir(folder, { recursive: true, withFileTypes: true })
await Promise.all(
  entries
    .filter((entry) => entry.isFile() && textExtensions.has(extname(entry.name)))
    .map(async (entry) => {
      const file = join(entry.parentPath, entry.name)
      const body = await readFile(file)
      if (body.length < 256) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
      await writeFile(`${file}.br`, await brotli(body, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
    }),
)
