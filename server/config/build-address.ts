import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../contract/errors.ts'

export const buildFolder = join(import.meta.dirname, '..', '..', 'build')

/** The URL that the build was made for: it is part of canonical links, previews, and robots.txt. */
async function readAddress(): Promise<string | undefined> {
  try {
    return (await readFile(join(buildFolder, 'public-url'), 'utf8')).trim()
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
    throw cause
  }
}

/** Otherwise search engines would be sent to another site's URL. */
export async function refuseForeignBuild(publicUrl: string): Promise<void> {
  const built = await readAddress()
  if (built === undefined) throw new StartError('Cannot start: there is no build. Run npm run build.')
  if (built === publicUrl || (isLocal(built) && isLocal(publicUrl))) return
  throw new StartError(
    `Cannot start: the build was made for ${built}, but PUBLIC_URL is ${publicUrl}. Run npm run build with the same PUBLIC_URL.`,
  )
}

/** A local trial may use any port. */
const isLocal = (url: string) => new URL(url).hostname === 'localhost'
