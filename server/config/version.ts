import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const Package = z.object({ version: z.string() })

export async function readVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')
  return Package.parse(JSON.parse(text)).version
}
